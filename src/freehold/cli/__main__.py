from freehold.cli import main

main()
