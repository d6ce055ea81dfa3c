import fc from 'fast-check';
import { groupIban, ibanWarning, maskIban, plainIban } from 'subscription/order/iban';

test('an IBAN is grouped in fours', () => {
  expect(groupIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(groupIban('DE89 3704')).toBe('DE89 3704');
  expect(groupIban('')).toBe('');
});

test('grouping twice changes nothing and loses no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'DE0123456789 '), maxLength: 40 }), (text) => {
      expect(groupIban(groupIban(text))).toBe(groupIban(text));
      expect(groupIban(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});

test.each([
  'IBAN: DE89 3704 0044 0532 0130 00',
  'iban DE89.3704.0044.0532.0130.00',
  'DE89-3704-0044-0532-0130-00',
  'IBANDE89370400440532013000',
])('%p pasted with extras is the same account', (pasted) => {
  expect(plainIban(pasted)).toBe('DE89370400440532013000');
  expect(groupIban(pasted)).toBe('DE89 3704 0044 0532 0130 00');
});

test('a masked IBAN shows only its country and last four characters', () => {
  expect(maskIban('DE89370400440532013000')).toBe('DE•• •••• •••• •••• ••30 00');
  expect(maskIban('1234')).toBe('••••');
  expect(maskIban('')).toBe('');
});

test.each([
  ['', undefined],
  ['DE89 3704 0044 0532 0130 00', undefined],
  ['FR14 2004 1010 0505 0001 3M02 606', undefined],
  ['DE89 3704 0044 0532 0130 01', 'checksum'],
  ['hallo', 'checksum'],
  ['x'.repeat(10_000), 'checksum'],
  ['BR1500000000000010932840814P2', 'country'],
])('the IBAN %.34p gets the hint %p', async (iban, doubt) => {
  expect(await ibanWarning(iban)).toBe(doubt);
});
