import { isRed, summaryOf } from './browser-report';
import { runBrowserTests, withSite } from './browser-run';

/** With Playwright's arguments: `tsx lib/tasks/browser-tests.ts --project=ways tests/e2e/news.spec.ts` */
const verdict = await withSite((origin) => runBrowserTests(process.argv.slice(2), origin));
console.log(`\n${summaryOf(verdict).join('\n')}`);
process.exitCode = isRed(verdict) ? 1 : 0;
