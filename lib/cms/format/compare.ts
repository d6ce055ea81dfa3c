type Value = Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === false || value === '' || value === null || (Array.isArray(value) && value.length === 0);

/** Deep equality that ignores trailing line breaks: equalExceptLineEnds({ a: 'So\n' }, { a: 'So' }) → true */
export function equalExceptLineEnds(old: unknown, next: unknown): boolean {
  if (typeof old === 'string' && typeof next === 'string') return old.trimEnd() === next.trimEnd();
  if (typeof old !== 'object' || typeof next !== 'object' || old === null || next === null) return old === next;
  const [before, after] = [Object.keys(old), Object.keys(next)];
  if (Array.isArray(old) !== Array.isArray(next) || before.length !== after.length) return false;
  return after.every((key) => key in old && equalExceptLineEnds((old as Value)[key], (next as Value)[key]));
}

/** Keeps fields that are empty in the old value and missing in the new: keepEmptyFields({ popular: false }, {}) → { popular: false } */
export const keepEmptyFields = (old: unknown, value: unknown): unknown => {
  if (
    Array.isArray(old) ||
    Array.isArray(value) ||
    typeof old !== 'object' ||
    typeof value !== 'object' ||
    !old ||
    !value
  )
    return value;
  const lost = Object.entries(old).filter(([key, one]) => !(key in value) && isEmpty(one));
  return { ...value, ...Object.fromEntries(lost) };
};
