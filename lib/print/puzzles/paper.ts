import type { Content, Puzzles } from 'content/kinds';
import type { Level } from 'puzzles/level';

type PaperSource = { hints: Content['lists']['puzzles']['paper']['hints']; pictures: Puzzles['pairs'] };

/** The data of a kind's worksheet, for the template of its name. Drawings are greyscale SVG. */
export type Paper<Puzzle> = (
  puzzle: Puzzle,
  level: Level,
  source: PaperSource,
) => { hint: string; [field: string]: unknown };
