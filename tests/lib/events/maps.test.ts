import { mapsSearch, placeOf } from '@/lib/events/maps';

test('the maps search has the address and nothing else', () => {
  const url = new URL(mapsSearch('Sülzburgstraße 62, 50937 Köln'));
  expect([...url.searchParams]).toEqual([['query', 'Sülzburgstraße 62, 50937 Köln']]);
});

test('uses the full address, or else the location', () => {
  expect(placeOf({ location: 'Zoo', fullAddress: { text: 'Riehler Straße 173, Köln' } })).toBe(
    'Riehler Straße 173, Köln',
  );
  expect(placeOf({ location: 'Haltestelle Brück' })).toBe('Haltestelle Brück');
});
