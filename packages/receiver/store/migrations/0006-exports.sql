-- Each export has a number, by which it can be repeated; what it held, by version.
ALTER TABLE exports RENAME TO former_exports;
CREATE TABLE exports (
  number INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  count INTEGER NOT NULL
);
INSERT INTO exports (number, at, who, count)
  SELECT ROW_NUMBER() OVER (ORDER BY name), name, '', COUNT(*) FROM former_exports GROUP BY name;
CREATE TABLE exported (
  number INTEGER NOT NULL,
  key TEXT NOT NULL,
  version INTEGER NOT NULL,
  -- What was new of the case: the word of its column.
  changed TEXT NOT NULL,
  PRIMARY KEY (number, key)
);
INSERT INTO exported (number, key, version, changed)
  SELECT exports.number, former_exports.key, former_exports.version, ''
  FROM former_exports JOIN exports ON exports.at = former_exports.name;
CREATE INDEX exported_by_key ON exported (key);
DROP TABLE former_exports;
INSERT INTO counters (name, value) SELECT 'export', COUNT(*) FROM exports HAVING COUNT(*) > 0;

-- A consent can be withdrawn; from its confirmation on, the link only serves to withdraw it and is handed over.
ALTER TABLE consents ADD COLUMN withdrawn_at TEXT NOT NULL DEFAULT '';
ALTER TABLE consents ADD COLUMN link TEXT NOT NULL DEFAULT '';

-- What happened to a case's consent since it was handed over: '', 'consented' or 'withdrawn'.
ALTER TABLE cases ADD COLUMN changed TEXT NOT NULL DEFAULT '';
UPDATE cases SET changed = 'consented' WHERE handed_over > 0 AND EXISTS (
  SELECT 1 FROM consents WHERE consents.key = cases.key AND consents.confirmed_at > (
    SELECT MAX(exports.at) FROM exported JOIN exports ON exports.number = exported.number WHERE exported.key = cases.key));
DROP INDEX cases_to_hand_over;
CREATE INDEX cases_to_hand_over ON cases (received_at, key) WHERE handed_over < version OR changed <> '';
