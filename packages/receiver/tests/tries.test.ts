import { inLine, loginTries } from '../office/tries';

const at = (seconds: number) => new Date(Date.parse('2026-11-25T10:00:00Z') + seconds * 1000);

test('each further wrong try doubles the pause of its network, up to a quarter of an hour', () => {
  const tries = loginTries();
  let time = 0;
  const pauses = Array.from({ length: 14 }, () => {
    const wait = tries.begin('192.0.2.1', at(time));
    time += wait;
    return wait > 0 && tries.begin('192.0.2.1', at(time)) === 0 ? wait : 0;
  });
  expect(pauses).toEqual([0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
  expect(tries.begin('192.0.2.1', at(time + 2 * 24 * 60 * 60))).toBe(0);
});

test('a household with its own IPv6 network counts as one, other networks are not held up', () => {
  const tries = loginTries();
  for (const end of [1, 2, 3]) tries.begin(`2001:db8:1:2::${end}`, at(0));
  expect(tries.begin('2001:db8:1:2::9', at(0))).toBe(5);
  expect(tries.begin('2001:db8:1:3::9', at(0))).toBe(0);
  // A botnet: forty networks, each with one wrong try.
  for (let number = 0; number < 40; number += 1) expect(tries.begin(`203.0.113.${number}`, at(0))).toBe(0);
  expect(tries.begin('192.0.2.1', at(0))).toBe(0);
});

test('who got in starts anew', () => {
  const tries = loginTries();
  for (let turn = 0; turn < 3; turn += 1) tries.begin('192.0.2.1', at(0));
  tries.gotIn('192.0.2.1');
  expect(tries.begin('192.0.2.1', at(0))).toBe(0);
});

test('two passwords are checked at a time; who got in before goes first, and the line is bounded', async () => {
  const checked = inLine(2, 3);
  const [running, order]: [number[], string[]] = [[], []];
  const open: (() => void)[] = [];
  let count = 0;
  const work = (name: string) => async () => {
    count += 1;
    running.push(count);
    await new Promise<void>((resolve) => open.push(resolve));
    order.push(name);
    count -= 1;
  };
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => checked(work(name), false));
  expect(await checked(work('too many'), false)).toBeUndefined();
  all.push(checked(work('known'), true));
  while (order.length < 6) {
    open.shift()?.();
    await Promise.resolve();
  }
  await Promise.all(all);
  expect(Math.max(...running)).toBe(2);
  expect(order.indexOf('known')).toBeLessThan(order.indexOf('c'));
  expect(order).not.toContain('too many');
});
