import { typedIn } from '@/lib/order/typed-later';

test.each([
  [
    'what was typed',
    '[["reason","Umzug"],["endDate",""]]',
    [
      ['reason', 'Umzug'],
      ['endDate', ''],
    ],
  ],
  ['nothing for a field the form has not', '[["iban","DE89"]]', []],
  ['nothing where there is nothing', '', []],
  ['nothing of another build', '{"reason":"Umzug"}', []],
  ['nothing that is no text', '[["reason",{"a":1}]]', []],
])('a form gets back %s', (_what, text, wanted) => {
  expect(typedIn(text, ['reason', 'endDate'])).toEqual(wanted);
});
