import type { Fault } from 'content/fault';
import type { Content } from 'content/kinds';
import { allKinds, KINDS } from 'content/puzzle-kinds';
import { LEVEL_NAMES, LEVELS } from '../level';
import { puzzleOf } from '../make';
import { MAKERS } from '../makers';

type Source = Pick<Content, 'puzzles' | 'syllables'>;

/** Not a week, so that no word is excluded as recently used. */
const OCCASION = 'probe';

function tryAll(source: Source): Fault[] {
  return allKinds().flatMap((kind) => {
    const { list } = MAKERS[kind];
    if (!list) return [];
    return LEVELS.flatMap((level) => {
      try {
        puzzleOf(source, kind, level, OCCASION);
        return [];
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const found = `${Object.keys(source.puzzles[list]).length} Einträge`;
        const expected = `genug Einträge für ${KINDS[kind].name} (${LEVEL_NAMES[level].toLowerCase()}); so geht es nicht auf: ${error.message}`;
        return { file: 'puzzles.yaml', field: list, found, expected };
      }
    });
  });
}

let last: { key: string; faults: Fault[] } | undefined;

/** Makes one puzzle of each kind and level, cached until the lists change: → [{ file: 'puzzles.yaml', field: 'sentences', found: '1
 * Einträge', expected: 'genug Einträge für Geheimschrift (knifflig); …' }] */
export function puzzleTrial(source: Source): Fault[] {
  const key = JSON.stringify([source.puzzles, source.syllables]);
  if (last?.key !== key) last = { key, faults: tryAll(source) };
  return last.faults;
}
