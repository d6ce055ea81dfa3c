import { isLocker } from 'subscription/order/locker';

const isIn = (street: string, houseNumber = '1', supplement = '') =>
  isLocker({ street, houseNumber, supplement, postalCode: '50667', city: 'Köln' });

test.each([
  'Packstation',
  'PACKSTATION 145',
  'Postfach 10 20 30',
  'Paketbox',
  'Postfiliale 512',
  'P.O. Box 12',
  'Post\u00adfach',
])('a newspaper cannot be put into %s', (street) => expect(isIn(street)).toBe(true));

test('a locker may be named in the supplement', () => expect(isIn('Am Bach', '3', 'Packstation 145')).toBe(true));

test.each(['Am Bach', 'Postfachweg', 'Packstationsstraße', 'Poststraße', 'Boxgraben'])(
  '%s is a street with letter boxes',
  (street) => expect(isIn(street, '3', 'c/o Sonne, Hinterhaus')).toBe(false),
);
