import { notRun } from '@/lib/tasks/programs';

test('a missing program is listed with its skipped tests, and the run continues', () => {
  expect(notRun('hosts', ['caddy'], {}, false)).toEqual({
    sentence: 'Not run (hosts): caddy.',
    isRefused: false,
  });
});

test('in CI a skipped gate without a reason, or with a blank one, stops the run', () => {
  const { sentence, isRefused } = notRun('engines', ['firefox', 'webkit'], { webkit: 'kein Bildschirm' }, true);
  expect(isRefused).toBe(true);
  expect(sentence).toContain('webkit (kein Bildschirm)');
  expect(sentence).toContain('CI=true firefox must run');
  expect(notRun('engines', ['webkit'], { webkit: 'kein Bildschirm' }, true).isRefused).toBe(false);
  expect(notRun('engines', ['webkit'], { webkit: ' ' }, true).isRefused).toBe(true);
});
