"""Tables and who sits at them: set up, played at, watched, ended, removed."""
