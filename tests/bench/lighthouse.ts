import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { PAGE_TYPES } from '@/lib/tasks/page-types';
import { kB, median, table } from './figures';
import { serve } from './serve';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A host answers 404.html with status 404, which Lighthouse refuses to measure; under its own name it is a page. */
export const MEASURED = { ...PAGE_TYPES, notFound: '/404.html' };

/** One run in a browser of its own, as Lighthouse runs on a phone: 4 times slower CPU, 1.6 Mbit/s, 150 ms. */
async function run(address: string, executablePath: string, again = true): Promise<Result> {
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const flags: Flags = { onlyCategories: [...CATEGORIES], logLevel: 'error', locale: 'en-US' };
    const result = await lighthouse(address, flags, undefined, await browser.newPage());
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } catch (error) {
    // On a busy machine a browser now and then paints too late for Lighthouse.
    if (!again) throw error;
  } finally {
    await browser.close();
  }
  return run(address, executablePath, false);
}

const figure = (runs: Result[], audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
const score = (runs: Result[], category: string) =>
  Math.round(100 * median(runs.map(({ categories }) => categories[category]?.score ?? NaN)));
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Why a page lacks points, apart from its speed: '/404.html: Page is blocked from indexing (<meta name="robots"…>)' */
function reasons(path: string, { categories, audits }: Result): string[] {
  const counted = CATEGORIES.slice(1).flatMap((category) => categories[category]?.auditRefs ?? []);
  return counted.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const items = audit.details?.type === 'table' ? audit.details.items : [];
    const places = items.map((item) => {
      const node = item.node ?? item.source;
      return typeof node === 'object' && node && 'snippet' in node ? node.snippet : JSON.stringify(item);
    });
    return [`- \`${path}\`: ${audit.title} ${places.map((place) => `\`${place}\``).join(', ')}`];
  });
}

/** Every page type by Lighthouse, the median of so many runs, beside the same page without its scripts. As Markdown. */
export async function measurePages(browser: string, runs: number, only?: string): Promise<string> {
  const site = await serve('out');
  const bare = await serve('out', (html) =>
    html.replace(/<script\b[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g, ''),
  );
  const rows: (string | number)[][] = [];
  const why: string[] = [];
  try {
    for (const [name, path] of Object.entries(MEASURED).filter(([name]) => !only || name === only)) {
      const whole: Result[] = [];
      const scriptless: Result[] = [];
      for (let count = 1; count <= runs; count += 1) {
        console.error(`${path} ${count}/${runs}`);
        whole.push(await run(site.address + path, browser));
        scriptless.push(await run(bare.address + path, browser));
      }
      rows.push([
        `${name} \`${path}\``,
        ...CATEGORIES.map((category) => score(whole, category)),
        seconds(figure(whole, 'largest-contentful-paint')),
        Math.round(figure(whole, 'total-blocking-time')),
        figure(whole, 'cumulative-layout-shift').toFixed(3),
        kB(figure(whole, 'total-byte-weight')),
        score(scriptless, 'performance'),
        seconds(figure(scriptless, 'largest-contentful-paint')),
        kB(figure(scriptless, 'total-byte-weight')),
      ]);
      if (whole[0]) why.push(...reasons(path, whole[0]));
    }
  } finally {
    site.close();
    bare.close();
  }
  const heads = ['Page', 'Perf.', 'Acc.', 'Best pr.', 'SEO', 'LCP s', 'TBT ms', 'CLS', 'kB'];
  return [
    table([...heads, 'bare: perf.', 'bare: LCP s', 'bare: kB'], rows),
    ...(why.length > 0 ? ['Points missing:', why.join('\n')] : []),
  ].join('\n\n');
}
