"""`python -m bot`, and the same as `quarterdeck`."""

from bot.cli.group import main

if __name__ == "__main__":
    main()
