-- What the site was built from, by the number of the build that a page carries. All are kept: an order is read by its own.
CREATE TABLE builds (
  number TEXT PRIMARY KEY,
  turn INTEGER NOT NULL UNIQUE,
  taken_at TEXT NOT NULL,
  content TEXT NOT NULL
);
