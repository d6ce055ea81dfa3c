import { parseArgs } from 'node:util';
import { table } from '../bench/figures';
import { freshContent, makeCopy, removeCopy } from './copy';
import { openDraft } from './draft';
import { EDITS, type Edit, ROUND } from './edits';
import { GATES, type Gate, type Verdict } from './gates';

/** Makes an editor's edits in a copy of the project, runs the gates, and prints a table edit × gate. Named edits are made one by one.
 * npm run drill -- --edit year-price,no-games --gate content,jest
 * npm run drill -- --quick */
const QUICK_GATES: Gate[] = ['content', 'jest', 'build', 'export'];

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function pick<T extends string>(what: string, wanted: string | undefined, known: T[]): T[] {
  if (wanted === undefined) return known;
  return wanted.split(',').map((name) => {
    const found = known.find((one) => one === name);
    return found ?? stop(`--${what} ${name} does not exist; there are ${known.join(', ')}.`);
  });
}

const { values } = parseArgs({
  options: {
    edit: { type: 'string' },
    gate: { type: 'string' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const gates = values.quick && !values.gate ? QUICK_GATES : pick('gate', values.gate, Object.keys(GATES) as Gate[]);
const named = (): [string, Edit][] =>
  pick('edit', values.edit, Object.keys(EDITS)).map((name) => [name, EDITS[name] as Edit]);
const edits = values.edit ? named() : values.quick ? ROUND.slice(0, 1) : ROUND;

const cell = ({ seconds, refused, failed, shaky = [] }: Verdict) => {
  const taken = `${Math.round(seconds)} s`;
  if (refused) return `green, refused: ${refused}`;
  if (!failed) return [`green, ${taken}`, ...shaky.map((tale) => `flaky: ${tale}`)].join(', ');
  const [first = '', ...more] = failed;
  return `**red** (${failed.length}), ${taken}: ${first}${more.length > 0 ? ' …' : ''}`;
};

const NEEDED: readonly Gate[] = ['content', 'build'];
const copy = makeCopy();
let isRed = false;
const rows: string[][] = [];
try {
  for (const [name, edit] of edits) {
    edit.edit(openDraft(freshContent(copy)));
    const verdicts: (Verdict | undefined)[] = [];
    for (const gate of gates) {
      // Without content or a build there is nothing to test.
      const isOver = verdicts.some(
        (verdict, place) => verdict?.refused || (NEEDED.includes(gates[place] as Gate) && verdict?.failed),
      );
      const verdict = isOver ? undefined : GATES[gate](copy, edit);
      verdicts.push(verdict);
      if (verdict?.failed) isRed = true;
      console.error(`${name} · ${gate}: ${verdict ? cell(verdict) : 'not run'}`);
      for (const title of verdict?.failed ?? []) console.error(`    ${title}`);
    }
    rows.push([`${name}: ${edit.does}`, ...verdicts.map((verdict) => (verdict ? cell(verdict) : '–'))]);
  }
} finally {
  if (!values.keep) removeCopy();
}
console.log(table(['Edit', ...gates], rows));
process.exit(isRed ? 1 : 0);
