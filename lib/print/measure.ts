import { amissIn, isFilled, refitSheet } from './close';
import type { Setter } from './compile';
import type { PrintData } from './data';
import { fieldOf } from './frames';
import { type LockedPages, lowResolutionFaults } from './set-issue';

/** A fault of a page, and the field to edit. */
type Amiss = { told: string; field: string };
type FullPage = { number: number; amiss: Amiss[] };
/** Pages in order; `wrong` has typesetting errors and pictures too coarse for print. */
export type Fullness = { pages: FullPage[]; wrong: string[] };

const aside = () => new Promise<void>((done) => setImmediate(done));
const toldBy = (error: unknown) =>
  String((error as Error).message)
    .split('\n')
    .map((line) => line.replace(/^content\/issues\/\S+ · /, ''));

/**
 * Closes every sheet as the typesetting does, without PDF and pictures. Undefined once `isOld` returns true, which is
 * called before each sheet:
 * fullnessOf(data, setter, known) → { pages: [{ number: 3, amiss: [{ told: '14 Zeilen zu viel (Artikel)',
 * field: … }] }], wrong: [] }
 */
export async function fullnessOf(
  data: PrintData,
  setter: Setter,
  known: LockedPages,
  isOld: () => boolean = () => false,
): Promise<Fullness | undefined> {
  const pages: FullPage[] = [];
  const wrong = new Set<string>();
  for (const sheet of data.sheets) {
    await aside();
    if (isOld()) return undefined;
    const numbers = sheet.pages.map(({ number }) => number);
    const [first = 0] = numbers;
    try {
      const { set } = refitSheet(first, (chosen) => setter(data, { [first]: chosen }, numbers), known[first]);
      for (const { number, pieces } of sheet.pages) {
        const frames = set.frames.filter((frame) => frame.page === number && !isFilled(frame));
        pages.push({
          number,
          amiss: frames.map((frame) => ({ told: amissIn(frame), field: fieldOf(frame.id, number, pieces) })),
        });
      }
      for (const fault of lowResolutionFaults(set.shown)) wrong.add(fault);
    } catch (error) {
      for (const line of toldBy(error)) wrong.add(line);
    }
  }
  return { pages, wrong: [...wrong] };
}
