import { BOOKLET_LEVELS, BOOKLET_SIZES, type Booklet } from '@/lib/puzzles/booklet/choice';
import { allKinds } from '@/lib/puzzles/kinds';

/** A random seed per booklet: newSeed() → '1k9x3f' */
const newSeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);

/** The booklet chosen in the form, with a new seed; undefined without a kind. */
export function chosenIn(form: FormData): Booklet | undefined {
  const named = form.getAll('art');
  const kinds = allKinds().filter((kind) => named.includes(kind));
  const count = BOOKLET_SIZES.find((one) => String(one) === form.get('anzahl'));
  const level = BOOKLET_LEVELS.find((one) => one === form.get('stufe'));
  return kinds.length > 0 && count && level ? { seed: newSeed(), count, level, kinds } : undefined;
}
