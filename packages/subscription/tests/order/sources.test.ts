import { buildFile, buildNumber, readBuildFile, sourcesOf } from 'subscription/order/sources';
import { content } from '@/tests/fixtures/content';

const [first, ...plans] = content.plans;
const dearer = {
  ...content,
  plans: [
    { ...first, price: { ...first?.price, amount: { cents: 1, text: '1 Cent' } } },
    ...plans,
  ] as typeof content.plans,
};

test('the same content has the same number and the same bytes, another price has another number', () => {
  const read = JSON.parse(JSON.stringify(content));
  expect(buildNumber(read)).toBe(buildNumber(content));
  expect(buildFile(read)).toBe(buildFile(content));
  expect(buildNumber(dearer)).not.toBe(buildNumber(content));
});

test('the file holds what the receiver needs and nothing else', () => {
  const read = readBuildFile(buildFile(content));
  expect(read).toEqual({ number: buildNumber(content), sources: sourcesOf(content) });
  expect(Object.keys(read?.sources.pages ?? {})).toEqual(['agb', 'widerruf']);
});

test('a file that is half written, changed by hand or of another form is no build', () => {
  const whole = buildFile(content);
  const price = first?.price.amount.text ?? '';
  expect(price).not.toBe('');
  for (const text of [
    '',
    whole.slice(0, -200),
    whole.slice(200),
    whole.replace(price, '1 Cent'),
    whole.replace('"form":1', '"form":2'),
    'null',
    '{}',
  ])
    expect(readBuildFile(text)).toBeUndefined();
});
