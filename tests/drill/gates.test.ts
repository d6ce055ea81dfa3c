import type { Outcome } from '@/lib/tasks/browser-report';
import { summaryOf } from '@/lib/tasks/browser-report';
import { summarized } from './gates';

const outcome = (title: string): Outcome => ({
  title,
  file: 'news.spec.ts',
  project: 'ways',
  isRed: true,
  isSkipped: false,
  error: 'Error: not found',
  notes: [],
});

test('whoever reads the drill’s table learns which browser tests failed, with the reason, and which were unsteady', () => {
  const summary = summaryOf({
    passed: 3,
    failed: [outcome('one'), outcome('two')],
    shaky: [outcome('three')],
    undecided: [],
    faults: ['No test ran.'],
  }).join('\n');
  const said = `✓ 1 [ways] › a test\n\nfailed among others\n\n${summary}\nRed: npm run gate -- browser\n`;
  expect(summarized(said, 'failed')).toEqual([
    'news.spec.ts › one · Error: not found',
    'news.spec.ts › two · Error: not found',
    'No test ran.',
  ]);
  expect(summarized(said, 'flaky')).toEqual(['news.spec.ts › three · Error: not found']);
});
