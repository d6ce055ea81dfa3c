import fc from 'fast-check';
import { doubtIban, groupIban, maskIban } from '@/lib/order/iban';
import { splitPlace } from '@/lib/order/postcode';
import { splitStreet } from '@/lib/order/street';

test('an IBAN is grouped in fours', () => {
  expect(groupIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(groupIban('DE89 3704')).toBe('DE89 3704');
  expect(groupIban('')).toBe('');
});

test('grouping twice changes nothing and loses no sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'DE0123456789 '), maxLength: 40 }), (text) => {
      expect(groupIban(groupIban(text))).toBe(groupIban(text));
      expect(groupIban(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});

test('a masked IBAN shows its country and its last four signs only', () => {
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
])('the IBAN %.34p raises the doubt %p', async (iban, doubt) => {
  expect(await doubtIban(iban)).toBe(doubt);
});

test.each([
  ['50667 Köln', { postalCode: '50667', city: 'Köln' }],
  [' D-50667  Köln am Rhein ', { postalCode: '50667', city: 'Köln am Rhein' }],
  ['50667', undefined],
  ['Köln', undefined],
  ['5066 Köln', undefined],
])('%p pasted into the postcode is parted', (text, parts) => expect(splitPlace(text)).toEqual(parts));

test.each([
  ['Hauptstraße 12a', { street: 'Hauptstraße', houseNumber: '12a' }],
  ['Straße des 17. Juni 135', { street: 'Straße des 17. Juni', houseNumber: '135' }],
  [' Dorfstr. 3 b ', { street: 'Dorfstr.', houseNumber: '3 b' }],
  ['Am Bach 3-5', { street: 'Am Bach', houseNumber: '3-5' }],
  ['Hauptstraße', undefined],
  ['C 4', undefined],
  ['Ringstr. 12 1/2', undefined],
])('%p filled into the street is parted', (text, parts) => expect(splitStreet(text)).toEqual(parts));
