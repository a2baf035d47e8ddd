"""The referee for real tiles at home: the best play with its steps, and what is legal.

Questions are texts, and are read first (read.py); what was read is answered (answers.py), by
whoever has the time for it.
"""
