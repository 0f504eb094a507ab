"""Floods from one address, and what everybody else notices of them.

People at addresses of their own play and ping; after a while without a flood, another process
floods the server from one more address in one way after the other. Told are the times of the
people, with and without. Every address of 127.0.0.0/8 is this computer (Linux).

A flood comes from another computer as a rule; here it takes processor time from everybody. So
`nothing` is as busy as the others without sending anything, and the server tells how long it has
computed at a stretch: on a computer that has nothing else to do nobody would wait longer.
"""
