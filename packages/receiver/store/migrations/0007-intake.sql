-- What the confirmation may say, reckoned when the order came in; '' for versions before.
ALTER TABLE versions ADD COLUMN summary TEXT NOT NULL DEFAULT '';
-- Keyed hash of plan, mailbox and recipient: likely doubles have the same. '' for declarations.
ALTER TABLE cases ADD COLUMN twin TEXT NOT NULL DEFAULT '';
CREATE INDEX cases_by_twin ON cases (twin, received_at);
-- Mails an hour are counted by when they are due; those that the office has to look at come before those that wait.
DROP INDEX mails_by_mailbox;
CREATE INDEX mails_by_mailbox ON mails (mailbox, due_at);
DROP INDEX mails_by_urgency;
CREATE INDEX mails_by_urgency ON mails ((CASE state WHEN 'failed' THEN 0 WHEN 'held' THEN 1 WHEN 'waiting' THEN 2 ELSE 3 END), queued_at DESC);
