import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serialize } from 'node:v8';
import { hashOfSources, isCompiled, markCompiled, removeRenderedPages } from '@/lib/build/compiled';
import { finish } from '@/lib/build/finish';
import { writeAtomic } from '@/lib/build/kept';
import { nextBuild } from '@/lib/build/next-build';
import { placeFiles } from '@/lib/build/place-files';
import { prepare } from '@/lib/build/prepare';
import { Progress } from '@/lib/build/progress';
import { publicFiles } from '@/lib/build/public-files';
import { stepsToReplace } from '@/lib/build/take-place';
import { buildMoment, isPreview, ordersFile, outFolder } from '@/lib/content/build-time';
import { formatFault, formatWarning } from '@/lib/content/fault';
import { writeJsonSchemas } from '@/lib/content/json-schema';
import { withLine } from '@/lib/content/line';
import { readContent } from '@/lib/content/read';
import { siteOf } from '@/lib/content/site';
import { warningsOf } from '@/lib/content/warnings/all';
import { today } from '@/lib/dates/day';
import { CACHE as FONTS, subsetFonts } from '@/lib/fonts/cut';
import { buildFile } from '@/lib/order/sources';

/** `tsx lib/tasks/build.ts` builds the site; with `prepare` only what pages are rendered from, for `npm run dev`. */
const onlyPrepare = process.argv[2] === 'prepare';

const FOLDER = '.cache/build';
const EXPORT = join(FOLDER, 'export');
const CONTENT = join(FOLDER, 'content.bin');
/** Its presence lets Next start rendering pages (lib/build/prepared.ts). */
const MARK = join(FOLDER, `prepared-${process.pid}`);

// Typical duration of each step in seconds, on two cores.
const progress = new Progress(
  onlyPrepare ? { 'Bilder und Druck': 45 } : { 'Bilder und Druck': 45, Übersetzen: 15, Seiten: 20, Abschluss: 20 },
);
mkdirSync(FOLDER, { recursive: true });
await subsetFonts(FONTS);
const sources = hashOfSources();
const onlyRender = isCompiled(sources);
const startNext = () =>
  nextBuild({
    out: EXPORT,
    content: resolve(CONTENT),
    prepared: MARK,
    isCompiled: onlyRender,
    onCompiled: () => progress.at('Übersetzen', 1, 1),
    onPages: (done, all) => progress.at('Seiten', done, all),
  });
/** Starts before content is read, which compiling does not need, unlike the fonts; Next renders once everything is prepared. */
const compiling = onlyPrepare || onlyRender ? undefined : startNext();
process.once('exit', () => compiling?.stop());

function stop(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

writeJsonSchemas('content');
const at = buildMoment();
const reading = readContent('content', at);
const hints = reading.all ? warningsOf(reading.all, 'content', today()) : [];
for (const warning of [...reading.warnings, ...hints]) console.warn(formatWarning(withLine('content', warning)));
if (!reading.content) stop(reading.faults.map((fault) => formatFault(withLine('content', fault))).join('\n'));
const { content, notShown } = siteOf(reading, at);

async function prepareFiles() {
  const made = await prepare(reading.content ?? content, (done, all) => progress.at('Bilder und Druck', done, all));
  placeFiles(publicFiles(content, notShown, made), 'public');
}

/** Without compiling, Next does not wait for the prepared files, so it starts after them. */
function renderAgain() {
  progress.at('Übersetzen', 1, 1);
  removeRenderedPages();
  return startNext();
}

async function build(): Promise<string> {
  writeFileSync(CONTENT, serialize(content));
  await prepareFiles();
  const next = compiling ?? renderAgain();
  try {
    writeFileSync(MARK, '');
    await next.done;
    markCompiled(sources);
  } finally {
    next.stop();
    rmSync(MARK, { force: true });
  }
  const said = await finish(EXPORT, content, (done, all) => progress.at('Abschluss', done, all));
  // Before its pages are served, so that the receiver knows the build of every order. A preview takes none.
  if (!isPreview()) writeAtomic(ordersFile(), buildFile(content));
  // Replace the last site only with a complete one.
  const out = outFolder();
  for (const step of stepsToReplace(EXPORT, out, join(FOLDER, 'old'))) step();
  return `${out}/ ist gebaut: ${said}`;
}

try {
  const said = onlyPrepare ? prepareFiles().then(() => 'Bilder und Druck sind bereit') : build();
  progress.end(`${await said}, in ${Math.round(progress.elapsed)} s.`);
} catch (error) {
  stop(error);
}
