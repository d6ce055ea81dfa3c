import { stem } from './words';

/** Groups of each stem: members(['Abo Bezug']) → Map { 'abo' → [['Abo', 'Bezug']], 'bezug' → [['Abo', 'Bezug']] } */
export function members(groups: readonly string[]): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const group of groups.map((text) => text.split(' '))) {
    for (const one of new Set(group.map(stem))) found.set(one, [...(found.get(one) ?? []), group]);
  }
  return found;
}
