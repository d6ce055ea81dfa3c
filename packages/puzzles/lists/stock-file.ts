import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Warning } from 'content/fault';
import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { stringify } from 'yaml';
import { notRecorded, withNew } from '../stock';

type Listed = Pick<Content, 'puzzles' | 'puzzleStock'>;

const FILE = 'puzzle-stock.yaml';
const HEAD = `# yaml-language-server: $schema=schema/puzzle-stock.json
# Ab welcher Woche ein Eintrag aus puzzles.yaml in den Rätseln einer Woche vorkommt, damit Neues keine veröffentlichten ändert.
# Geschrieben von \`npm run content:check\`. Bitte nicht von Hand ändern.
`;

/** Entries that no week uses yet: → [{ kind: 'Hinweis', file: 'puzzles.yaml', field: 'words[12]', found: '„Drache“, das …', … }] */
export const stockHints = ({ puzzles, puzzleStock }: Listed): Warning[] =>
  notRecorded(puzzles, puzzleStock).map(({ list, at, name }) => ({
    kind: 'Hinweis',
    file: 'puzzles.yaml',
    field: `${list}[${at + 1}]`,
    found: `„${name}“, das noch in keinem Rätsel einer Woche vorkommt`,
    expected: `einen Eintrag in ${FILE}: Den schreibt npm run content:check`,
  }));

/** Records new entries of puzzles.yaml: recordStock('content', content, '2026-11-23') → whether there were any */
export function recordStock(root: string, { puzzles, puzzleStock }: Listed, day: Day): boolean {
  const stock = withNew(puzzles, puzzleStock, day);
  if (stock === puzzleStock) return false;
  writeFileSync(join(root, FILE), HEAD + stringify(stock, { lineWidth: 0 }));
  return true;
}
