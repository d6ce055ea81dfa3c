import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { PAGE_TYPES } from '@/lib/tasks/page-types';
import { withoutScripts } from './bare';
import { against, atLeast, kB, median, table } from './figures';
import { goalsOf, LCP_RATIO } from './goals';
import { before, keep } from './previous';
import { serve } from './serve';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Hosts answer 404.html with status 404, which Lighthouse refuses; under its own name the status is 200. */
export const MEASURED = { ...PAGE_TYPES, notFound: '/404.html' };

/** One run in a fresh browser with Lighthouse's phone settings: 4 times slower CPU, 1.6 Mbit/s, 150 ms. */
async function run(
  address: string,
  executablePath: string,
  categories: readonly string[],
  again = true,
): Promise<Result> {
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const flags: Flags = { onlyCategories: [...categories], logLevel: 'error', locale: 'en-US' };
    const result = await lighthouse(address, flags, undefined, await browser.newPage());
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } catch (error) {
    // On a busy machine the browser sometimes paints too late for Lighthouse.
    if (!again) throw error;
  } finally {
    await browser.close();
  }
  return run(address, executablePath, categories, false);
}

const figure = (runs: Result[], audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
const score = (runs: Result[], category: string) =>
  Math.round(100 * median(runs.map(({ categories }) => categories[category]?.score ?? NaN)));
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Audits that cost points besides performance: '/404.html: Page is blocked from indexing (<meta name="robots"…>)' */
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

const LCP = 'largest-contentful-paint';
const TBT = 'total-blocking-time';
const WEIGHT = 'total-byte-weight';

type Options = { runs: number; only?: readonly string[] | undefined; keeps?: boolean | undefined };

/** Every page type in Lighthouse, median of `runs`, compared with the same page without scripts and with the previous
 * release. Returns Markdown. */
export async function measurePages(browser: string, { runs, only, keeps }: Options): Promise<string> {
  const sites = [await serve('out'), await serve('out', withoutScripts)] as const;
  const rows: (string | number)[][] = [];
  const besides: (string | number)[][] = [];
  const why: string[] = [];
  try {
    for (const [name, path] of Object.entries(MEASURED).filter(([name]) => !only || only.includes(name))) {
      const measured = sites.map((): Result[] => []);
      for (let count = 1; count <= runs; count += 1) {
        console.error(`${path} ${count}/${runs}`);
        for (const [place, { address }] of sites.entries()) {
          const categories = place === 0 ? CATEGORIES : CATEGORIES.slice(0, 1);
          measured[place]?.push(await run(address + path, browser, categories));
        }
      }
      const [whole = [], bare = []] = measured;
      const ratio = figure(whole, LCP) / figure(bare, LCP);
      const goals = goalsOf(name);
      const now = {
        performance: score(whole, 'performance'),
        lcp: Number(seconds(figure(whole, LCP))),
        tbt: Math.round(figure(whole, TBT)),
        kB: Number(kB(figure(whole, WEIGHT))),
      };
      const was = before(name);
      if (keeps) keep(name, now);
      rows.push([
        `${name} \`${path}\``,
        atLeast(now.performance, goals.performance),
        ...CATEGORIES.slice(1).map((category) => score(whole, category)),
        now.lcp,
        against(now.tbt, goals.blocked),
        figure(whole, 'cumulative-layout-shift').toFixed(3),
        now.kB,
      ]);
      besides.push([
        `${name} \`${path}\``,
        against(ratio, LCP_RATIO, 2),
        score(bare, 'performance'),
        seconds(figure(bare, LCP)),
        Math.round(figure(bare, TBT)),
        kB(figure(bare, WEIGHT)),
        ...(was ? [was.performance, was.lcp, was.tbt, was.kB] : ['–', '–', '–', '–']),
      ]);
      if (whole[0]) why.push(...reasons(path, whole[0]));
    }
  } finally {
    for (const site of sites) site.close();
  }
  const four = (of: string) => [`${of}: perf.`, 'LCP s', 'TBT ms', 'kB'];
  return [
    table(['Page', 'Perf.', 'Acc.', 'Best pr.', 'SEO', 'LCP s', 'TBT ms', 'CLS', 'kB'], rows),
    table(['Page', 'LCP : bare', ...four('bare'), ...four('before')], besides),
    ...(why.length > 0 ? ['Points missing:', why.join('\n')] : []),
  ].join('\n\n');
}
