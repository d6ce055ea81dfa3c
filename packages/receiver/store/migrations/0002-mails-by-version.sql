-- A confirmation is written when it is sent, from this version; content holds only what stands nowhere else.
ALTER TABLE mails ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
