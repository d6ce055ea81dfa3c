import type { SetPages } from './compile';
import { frameWord } from './frames';
import type { Chosen, Frame, Knob } from './metadata';

/** Rows that may stay empty at the end of a frame, and inside it. */
const FREE = 2;
const HOLES = 2;
const STEPS = 7;

type Try = (chosen: Chosen) => SetPages;
type Choice = Extract<Knob, { values: unknown }>;
type Range = Exclude<Knob, Choice>;

const isChoice = (knob: Knob): knob is Choice => 'values' in knob;

/** Closed: the text fits its frame without large gaps. isFilled({ over: 0, free: 2, holes: 0, … }) → true */
export const isFilled = ({ over, free, holes }: Frame) => over === 0 && free <= FREE && holes <= HOLES;

/** Negative if the text is too long: gapOf({ over: 14, … }) → -14 */
const gapOf = ({ over, free }: Frame) => (over > 0 ? -over : free);
const costOf = (frame: Frame) => {
  const gap = gapOf(frame);
  return (gap < 0 ? 1000 - gap : Math.max(0, gap - FREE) * 2) + Math.max(0, frame.holes - HOLES) * 1.5;
};

/** All combinations in order of preference; the last knob varies fastest. */
const ways = (knobs: readonly Choice[]): Chosen[] =>
  knobs.reduce<Chosen[]>(
    (before, { name, values }) => before.flatMap((way) => values.map((value) => ({ ...way, [name]: value }))),
    [{}],
  );

type Best = { chosen: Chosen; cost: number };

/** Tries knob values until the frame is closed; otherwise returns the best attempt. */
function closeFrame(id: string, knobs: readonly Knob[], given: Chosen, attempt: Try): Best {
  const ranges = knobs.filter((knob): knob is Range => !isChoice(knob));
  let best: Best | undefined;
  for (const way of ways(knobs.filter(isChoice))) {
    const chosen: Chosen = { ...given, ...way, ...Object.fromEntries(ranges.map(({ name, start }) => [name, start])) };
    // A frame without a range gets one attempt per combination.
    for (const range of ranges.length > 0 ? ranges : [undefined]) {
      const seen = new Set<number>();
      for (let step = 0; step < STEPS; step++) {
        const value = range ? Number(chosen[range.name]) : 0;
        if (seen.has(value)) break;
        seen.add(value);
        const frame = attempt(chosen).frames.find((entry) => entry.id === id);
        if (!frame) break;
        const cost = costOf(frame);
        if (!best || cost < best.cost) best = { chosen: { ...chosen }, cost };
        if (cost === 0) return best;
        if (!range) break;
        // One row of a picture across three columns takes three rows of text.
        const rows = gapOf(frame) / range.per;
        const next = value + (rows < 0 ? Math.floor(rows) : Math.max(1, Math.floor(rows)));
        chosen[range.name] = Math.min(range.to, Math.max(range.from, next));
      }
      if (range && best) chosen[range.name] = best.chosen[range.name] ?? range.start;
    }
  }
  return best ?? { chosen: given, cost: 0 };
}

/** Closes frame after frame, knobs in template order; deterministic on every machine:
 * fitSheet(3, attempt) → { chosen: { picture: 22 }, set: … } */
export function fitSheet(number: number, attempt: Try): { chosen: Chosen; set: SetPages } {
  const tried = new Map<string, SetPages>();
  const once: Try = (chosen) => {
    const key = JSON.stringify(Object.entries(chosen).sort());
    const known = tried.get(key) ?? attempt(chosen);
    tried.set(key, known);
    return known;
  };
  const declared = once({}).knobs.find(({ page }) => page === number)?.knobs ?? {};
  let chosen: Chosen = {};
  for (const [id, knobs] of Object.entries(declared)) chosen = closeFrame(id, knobs, chosen, once).chosen;
  return { chosen, set: once(chosen) };
}

/** Reuses the previous choice if it still closes the sheet: refitSheet(3, attempt, { picture: 22 }) → { chosen: { picture: 22 }, set: … } */
export function refitSheet(
  number: number,
  attempt: Try,
  before: Chosen | undefined,
): { chosen: Chosen; set: SetPages } {
  const set = before && attempt(before);
  return before && set?.frames.every(isFilled) ? { chosen: before, set } : fitSheet(number, attempt);
}

/** Describes why a frame is not closed: amissIn({ id: 'lead', over: 14, … }) → '14 Zeilen zu viel (Artikel)' */
function amissIn({ id, over, free, holes }: Frame): string {
  const amount =
    over > 0
      ? `${over} ${over === 1 ? 'Zeile' : 'Zeilen'} zu viel`
      : free > FREE
        ? `${free} Zeilen zu wenig`
        : `${holes} Zeilen Lücke zwischen den Spalten`;
  return `${amount} (${frameWord(id)})`;
}

/** Messages for editors: faultsOf([{ page: 3, id: 'lead', over: 14, … }]) → ['Seite 3: 14 Zeilen zu viel (Artikel)'] */
export const faultsOf = (frames: readonly Frame[]): string[] =>
  frames.filter((frame) => !isFilled(frame)).map((frame) => `Seite ${frame.page}: ${amissIn(frame)}`);
