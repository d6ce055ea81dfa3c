import { parseStatus } from 'content/values/status';
import { keepTogether } from 'german/no-break';

const read = (text: string) => parseStatus(text, '2026-11-27');

test.each(['abgesagt', 'ausverkauft'])('accepts %s, in any case', (word) => {
  expect(read(word)).toEqual({ is: word, text: word });
  expect(read(` ${word.toUpperCase()} `)).toEqual({ is: word, text: word });
});

test.each([
  ['verschoben vom 12. Dezember 2026', '12. Dezember 2026', undefined],
  ['Verschoben von 12.12.2026', '12. Dezember 2026', undefined],
  ['verschoben (vom 12.12.)', '12. Dezember 2026', undefined],
  ['verschoben vom 12.12.2026, 15 Uhr', '12. Dezember 2026, 15:00 Uhr', '15:00'],
  ['verschoben vom 12.12.2026 um 15-17 Uhr', '12. Dezember 2026, 15:00 - 17:00 Uhr', '15:00'],
  ['verschoben vom 12. & 13. Dezember 2026', '12. & 13. Dezember 2026', undefined],
])('%s names the former date', (text, said, start) => {
  const status = read(text);
  expect(status).toMatchObject({ is: 'verschoben', text: keepTogether(`verschoben vom ${said}`) });
  expect(status).toHaveProperty('former.date.first', '2026-12-12');
  const time = 'former' in status ? status.former.time : undefined;
  expect(time?.slots[0]?.start).toBe(start);
});

test.each([
  ['fällt aus', /^abgesagt, ausverkauft oder verschoben vom 12\. Dezember 2026$/],
  ['verschoben', /^auch der frühere Tag/],
  ['verschoben vom 31. April 2027', /der April 2027 hat 30 Tage$/],
])('refuses %j with the sentence that helps', (text, told) => {
  expect(read(text)).toEqual({ expected: expect.stringMatching(told) });
});
