-- What the running service last did: signs of life, erasing, and a write to see whether there is room.
CREATE TABLE service (
  name TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  text TEXT NOT NULL
);
