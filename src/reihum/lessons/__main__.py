"""`python -m reihum.lessons FOLDER`."""

from reihum.lessons import main

main()
