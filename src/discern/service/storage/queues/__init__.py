"""Work that waits in the database: events to publish, and deliveries, mails and Monday's messages to send. Also codes
that confirm addresses, and what open pages follow.
"""
