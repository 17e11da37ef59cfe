"""For all tests: signals work, also where the tests run in the background.

A shell makes what it starts in the background deaf to Ctrl-C, and `nohup` to the end of the terminal; and so would be
every program that a test starts and sends a signal to. Those are born deaf only to what is ignored, not to what is
handled.
"""

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda number, frame: None)
