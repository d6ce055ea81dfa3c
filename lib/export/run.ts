import type { MenuPlace } from '@/lib/pages/menu';
import type { Divide } from '@/lib/syllables/divide';
import { addPlainScript } from './passes/add-plain-script';
import { addRecordingScript } from './passes/add-recording-script';
import { detach, sleepingOf } from './passes/detach';
import { dropDanglingReferences } from './passes/drop-dangling-references';
import { dropStyleData } from './passes/drop-style-data';
import { dropUnusedClasses } from './passes/drop-unused-classes';
import { linkStyles, stylesIn } from './passes/link-styles';
import { markPlace } from './passes/mark-place';
import { nameAids, pageWords } from './passes/name-aids';
import { nameKeepScript } from './passes/name-keep-script';
import { type PolicyContext, policy } from './passes/policy';
import { readPage } from './read';
import { sheetsOf } from './sheets';
import { shortTokens } from './short-tokens';
import { writePage } from './write';

type Context = PolicyContext & {
  /** Below out/: '_next/static/plain/3f2a9c01b7de.js' */
  plainScript: string;
  /** '_next/static/keep/3f2a9c01b7de.js' */
  keepScript: string;
  /** Of the bar „Lesehilfe“: '_next/static/plain/3f2a9c01b7de.js' */
  aidsScript: string;
  /** Of recorded voices: '_next/static/plain/3f2a9c01b7de.js' */
  recordingScript: string;
  divide: Divide;
  /** Where in the menu a page is: '/news/eulen/' → { path: '/news/', group: 'lesen' } */
  placeInMenu: (path: string) => MenuPlace | undefined;
};

type Finished = {
  pages: Map<string, string>;
  /** Style sheets, and what pages wake with. */
  files: Map<string, string>;
};

/** The policy comes last, as it hashes scripts. → { pages: Map { '404.html' → '<!DOCTYPE html>…', … }, files: Map { … } }, or throws. */
export function finishPages(exported: ReadonlyMap<string, string>, context: Context): Finished {
  const { base, plainScript, keepScript, aidsScript, recordingScript, divide, placeInMenu } = context;
  // Read twice, as all at once are more than memory is quick with.
  const styles = [...exported].map(([page, html]) => [page, stylesIn(readPage(page, html))] as const);
  const sheetsByPage = sheetsOf(shortTokens(new Map(styles)));
  const finished: Finished = { pages: new Map(), files: new Map() };
  for (const [page, html] of exported) {
    const document = readPage(page, html);
    const sheets = sheetsByPage.get(document.page) ?? [];
    for (const { address, css } of sheets) finished.files.set(address, css);
    const bare = dropUnusedClasses(dropStyleData(document, { base }), { sheets });
    const path = `/${document.page.replace('index.html', '')}`;
    const placed = markPlace(bare, { base, path, place: placeInMenu(path) });
    const linked = linkStyles(placed, { hrefs: sheets.map(({ address }) => `${base}/${address}`) });
    const whole = addPlainScript(dropDanglingReferences(linked), { src: `${base}/${plainScript}` });
    const named = nameKeepScript(whole, { address: `${base}/${keepScript}` });
    const words = pageWords(document, divide);
    if (words) finished.files.set(words.address, words.text);
    const aided = nameAids(named, { script: `${base}/${aidsScript}`, words: `${base}/${words?.address}` });
    const voiced = addRecordingScript(aided, { src: `${base}/${recordingScript}` });
    const sleeping = sleepingOf(whole, { base });
    if (sleeping) finished.files.set(sleeping.address, sleeping.code);
    const done = policy(detach(voiced, { base, sleeping }), { ...context, sleeping });
    finished.pages.set(document.page, writePage(done));
  }
  return finished;
}
