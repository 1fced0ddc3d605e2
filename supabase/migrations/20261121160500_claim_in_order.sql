-- At eight o'clock thousands of messages are ready at the same moment: a claim reads the first of them
-- off the index, instead of sorting them all.

drop index private.reminder_messages_ready;
create index reminder_messages_ready on private.reminder_messages (ready_at, id) where ready_at is not null;
