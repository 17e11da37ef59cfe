"""For all tests: Ctrl-C works, also where the tests run in the background.

A shell makes what it starts in the background deaf to that signal, and so would be every program that a test starts
and interrupts.
"""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
