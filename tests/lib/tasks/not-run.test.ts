import { notRun } from '@/lib/tasks/not-run';

test('a maintainer whose machine lacks a program reads which tests were not run, and goes on', () => {
  expect(notRun('hosts', ['caddy'], {}, false)).toEqual({
    sentence: 'Nicht gelaufen (hosts): caddy.',
    isRefused: false,
  });
});

test('nothing goes to visitors while a gate was not run and nobody said why', () => {
  const { sentence, isRefused } = notRun('engines', ['firefox', 'webkit'], { webkit: 'kein Bildschirm' }, true);
  expect(isRefused).toBe(true);
  expect(sentence).toContain('webkit (kein Bildschirm)');
  expect(sentence).toContain('CI=true muss firefox laufen');
});

test('a gap with a reason lets the run go on; one without a reason does not', () => {
  expect(notRun('engines', ['webkit'], { webkit: 'kein Bildschirm' }, true).isRefused).toBe(false);
  expect(notRun('engines', ['webkit'], { webkit: ' ' }, true).isRefused).toBe(true);
});
