-- Numbers of erased cases, and nothing else of them: a backup that still has them loses them again when it is restored.
CREATE TABLE erased (
  reference TEXT PRIMARY KEY,
  at TEXT NOT NULL
);
