import { restoredInput } from '@/components/order/parts/later-fields';

test.each([
  [
    'what was typed',
    '[["reason","Umzug"],["endDate",""]]',
    [
      ['reason', 'Umzug'],
      ['endDate', ''],
    ],
  ],
  ['nothing for a field that the form lacks', '[["iban","DE89"]]', []],
  ['nothing from an empty text', '', []],
  ['nothing from another build', '{"reason":"Umzug"}', []],
  ['nothing but texts', '[["reason",{"a":1}]]', []],
])('a form restores %s', (_what, text, wanted) => {
  expect(restoredInput(text, ['reason', 'endDate'])).toEqual(wanted);
});
