-- What is looked for among a million orders is found by an index: a day, what is not handed over, tests, mails by urgency.
CREATE INDEX cases_by_day ON cases (received_on);
CREATE INDEX cases_to_hand_over ON cases (state, received_at, key) WHERE handed_over < version;
CREATE INDEX cases_of_tests ON cases (key) WHERE is_test = 1;
CREATE INDEX mails_by_urgency ON mails ((CASE state WHEN 'failed' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END), queued_at DESC);
