-- Moments are ISO 8601 in UTC, days those of Europe/Berlin. Both stores read this file; PostgreSQL compares bytes as SQLite does.
CREATE TABLE cases (
  key TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  plan TEXT NOT NULL,
  version INTEGER NOT NULL,
  state TEXT NOT NULL,
  note TEXT NOT NULL,
  received_at TEXT NOT NULL,
  received_on TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  differs TEXT NOT NULL,
  is_test INTEGER NOT NULL,
  -- The version that was handed over; 0 for none.
  handed_over INTEGER NOT NULL
);
CREATE INDEX cases_by_moment ON cases (received_at, key);
CREATE INDEX cases_by_email ON cases (email);
CREATE INDEX cases_by_state ON cases (state, received_at);

-- Append only: the latest counts.
CREATE TABLE versions (
  key TEXT NOT NULL,
  version INTEGER NOT NULL,
  received_at TEXT NOT NULL,
  digest TEXT NOT NULL,
  body TEXT NOT NULL,
  sealed TEXT NOT NULL,
  documents TEXT NOT NULL,
  PRIMARY KEY (key, version)
);

CREATE TABLE words (
  word TEXT NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (word, key)
);
CREATE INDEX words_by_key ON words (key);

-- Append only: what became of a case, and by whom.
CREATE TABLE happenings (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX happenings_by_key ON happenings (key, at);

CREATE TABLE mails (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  -- In small letters.
  mailbox TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  queued_at TEXT NOT NULL,
  due_at TEXT NOT NULL,
  sent_at TEXT NOT NULL,
  fault TEXT NOT NULL,
  -- Emptied once sent.
  content TEXT NOT NULL
);
CREATE INDEX mails_by_due ON mails (state, due_at);
CREATE INDEX mails_by_key ON mails (key);
CREATE INDEX mails_by_mailbox ON mails (mailbox, queued_at);

-- The legal texts as they were, by version.
CREATE TABLE documents (
  version TEXT PRIMARY KEY,
  terms TEXT NOT NULL,
  withdrawal TEXT NOT NULL
);

CREATE TABLE consents (
  token TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  asked_at TEXT NOT NULL,
  confirmed_at TEXT NOT NULL
);
CREATE INDEX consents_by_key ON consents (key);

CREATE TABLE sessions (
  token TEXT PRIMARY KEY,
  form_token TEXT NOT NULL,
  ends_at TEXT NOT NULL
);

-- What was handed over to the publisher's system, to be repeated; named by its moment.
CREATE TABLE exports (
  name TEXT NOT NULL,
  key TEXT NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (name, key)
);
CREATE INDEX exports_by_key ON exports (key);

CREATE TABLE counters (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
);
