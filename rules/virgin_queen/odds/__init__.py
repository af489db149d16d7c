"""Virgin Queen: the exact odds of Treasure Fleet, counted over all dice that can fall.

Only counts are asked for, which everybody may know; never which treasure is where.
"""
