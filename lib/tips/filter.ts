import type { Ages } from 'content/values/counts';
import { anchorOf, type Tip } from './tip';

/** A tip belongs to every group that its age range touches. */
export const AGE_GROUPS = [
  { value: 'bis-7', label: 'bis 7\u00a0Jahre', from: 0, to: 7 },
  { value: '8-und-9', label: '8 und 9\u00a0Jahre', from: 8, to: 9 },
  { value: 'ab-10', label: 'ab 10\u00a0Jahren', from: 10, to: 99 },
] as const;

/** ageGroupsOf({ from: 8 }) → ['8-und-9'], ageGroupsOf({ from: 6, to: 9 }) → ['bis-7', '8-und-9'] */
export function ageGroupsOf({ from = 0, to = from }: Pick<Ages, 'from' | 'to'>): string[] {
  return AGE_GROUPS.filter((group) => from <= group.to && to >= group.from).map(({ value }) => value);
}

/** Value in the address: typeValue('Würfelspiel') → 'wuerfelspiel' */
export const typeValue = (type: string) =>
  type.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** Options of the filter chips: typeOptions(['Krimi', 'Comic', 'Krimi']) → [{ value: 'comic', label: 'Comic' }, { value: 'krimi', … }] */
export const typeOptions = (types: readonly string[]) =>
  [...new Set(types)].sort((a, b) => a.localeCompare(b, 'de')).map((label) => ({ value: typeValue(label), label }));

/** filterOf(tip) → { id: 'book-17', facets: { alter: ['8-und-9'], art: 'krimi' }, searchText: '…' } */
export const filterOf = (tip: Tip) => ({
  id: anchorOf(tip),
  facets: { alter: ageGroupsOf(tip.age), art: typeValue(tip.type) },
  searchText: tip.searchText,
});
