import { expect, type Locator, type Page } from '@playwright/test';
import type { Kind } from 'content/puzzle-kinds';
import type { PuzzleOf } from 'puzzles/makers';
import { locate, PRESSES } from './puzzle-presses';

/** Acts like a screen reader: focuses an element found by name and activates it. */
async function act(target: Locator) {
  await target.focus();
  await target.dispatchEvent('click');
}

const namesOf = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

/** Turns cards in pairs to hear them, then matches them from memory. */
async function pairsByEar(page: Page, { cards }: PuzzleOf<'pairs'>) {
  const heard = new Map<string, number[]>();
  const cardAt = (at: number) => namesOf(page, /, Reihe \d+, Karte \d+$/).nth(at);
  for (const at of cards.keys()) {
    await act(cardAt(at));
    const name = (await cardAt(at).getAttribute('aria-label'))?.split(',')[0] ?? '';
    heard.set(name, [...(heard.get(name) ?? []), at]);
  }
  for (const places of heard.values())
    for (const at of places) {
      const name = await cardAt(at).getAttribute('aria-label');
      if (!name?.includes('gefunden')) await act(cardAt(at));
    }
}

/** Opens the descriptions of both pictures and compares them place by place. */
async function differencesByEar(page: Page) {
  const board = page.getByRole('group', { name: /, leicht$/ });
  const open = (summary: string) => board.locator('summary', { hasText: summary }).press('Enter');
  const linesOf = async (heading: string) => {
    const list = board.getByRole('heading', { name: heading }).locator('xpath=following-sibling::ul');
    await expect(list).toBeVisible();
    return list.getByRole('listitem').allInnerTexts();
  };
  await open('Beide Bilder in Worten');
  const [first, second] = [await linesOf('Erstes Bild'), await linesOf('Zweites Bild')];
  const differing = [
    ...first.filter((line) => !second.includes(line)),
    ...second.filter((line) => !first.includes(line)),
  ];
  await open('Wo ist etwas anders?');
  for (const place of new Set(differing.map((line) => line.split(':')[0] ?? '')))
    await act(board.getByRole('button', { name: place, exact: true }));
}

/** Solves a puzzle by its accessibility tree alone: roles, names and texts. */
export async function solveByScreenReader<K extends Kind>(page: Page, kind: K, puzzle: PuzzleOf<K>) {
  if (kind === 'pairs') return pairsByEar(page, puzzle as PuzzleOf<'pairs'>);
  if (kind === 'differences') return differencesByEar(page);
  for (const one of PRESSES[kind](puzzle)) await act(locate(page, one));
}
