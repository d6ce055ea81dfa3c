import { buildMoment, isLocalOrders, isPreview, ordersFile, outFolder } from '@/lib/publishing/build-time';

test('a build uses the clock, or the start of the given day', () => {
  const before = new Date().toISOString();
  const moment = buildMoment('');
  expect(before <= moment && moment <= new Date().toISOString()).toBe(true);
  expect(buildMoment('5. April 2027')).toBe('2027-04-04T22:00:00.000Z');
  expect(buildMoment('2027-04-05 08:00')).toBe('2027-04-05T06:00:00.000Z');
  expect(() => buildMoment('Ostern')).toThrow(/^BUILD_DAY=Ostern: erwartet ein Tag mit Jahr/);
});

test('drafts are built into a folder of their own (R-TIME-6)', () => {
  expect([isPreview({}), outFolder({})]).toEqual([false, 'out']);
  for (const SITE_PREVIEW of ['dev', 'build'])
    expect([isPreview({ SITE_PREVIEW }), outFolder({ SITE_PREVIEW })]).toEqual([true, 'out-preview']);
});

test('trial orders are built into a folder of their own, too', () => {
  expect([isLocalOrders({}), isLocalOrders({ SITE_ORDERS: 'trial' })]).toEqual([false, true]);
  expect(outFolder({ SITE_ORDERS: 'trial' })).toBe('out-orders');
  expect(ordersFile({})).not.toBe(ordersFile({ SITE_ORDERS: 'trial' }));
});
