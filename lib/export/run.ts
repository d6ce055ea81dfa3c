import { dropDanglingReferences } from './passes/drop-dangling-references';
import { dropStyleData } from './passes/drop-style-data';
import { linkStyles, stylesIn } from './passes/link-styles';
import { type PolicyContext, policy } from './passes/policy';
import { readPage } from './read';
import { sheetsOf } from './sheets';
import { writePage } from './write';

type Finished = {
  pages: Map<string, string>;
  sheets: Map<string, string>;
};

/** The policy comes last, as it hashes scripts. → { pages: Map { '404.html' → '<!DOCTYPE html>…', … }, sheets: Map { … } }, or throws. */
export function finishPages(exported: ReadonlyMap<string, string>, context: PolicyContext): Finished {
  const { base } = context;
  const documents = [...exported].map(([page, html]) => readPage(page, html));
  const sheetsByPage = sheetsOf(new Map(documents.map((document) => [document.page, stylesIn(document)])));
  const finished: Finished = { pages: new Map(), sheets: new Map() };
  for (const document of documents) {
    const sheets = sheetsByPage.get(document.page) ?? [];
    for (const { address, css } of sheets) finished.sheets.set(address, css);
    const bare = dropStyleData(document, { base });
    const linked = linkStyles(bare, { hrefs: sheets.map(({ address }) => `${base}/${address}`) });
    const done = policy(dropDanglingReferences(linked), context);
    finished.pages.set(document.page, writePage(done));
  }
  return finished;
}
