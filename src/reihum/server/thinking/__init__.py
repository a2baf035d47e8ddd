"""What is worked out for people: the computer players' moves, hints, the referee's answers."""
