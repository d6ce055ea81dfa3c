import { withBase } from 'content/base-path';
import { shuffle } from 'german/shuffle';
import type { ReactNode } from 'react';
import { cardsFile, drawPositions, packOf } from '@/lib/tips/draw';

/** A card: rendered in the page, or HTML from a pack. */
export type Card = { key: number; node?: ReactNode; html?: string };

/** Timeout in milliseconds for a pack; after it, the cards in the page are shuffled. */
const PATIENCE = 3000;

async function fetchPack(kind: string, pack: number): Promise<string[]> {
  const answer = await fetch(withBase(cardsFile(kind, pack)), {
    signal: AbortSignal.timeout(PATIENCE),
    priority: 'low',
  });
  const cards: unknown = answer.ok ? await answer.json() : undefined;
  if (!Array.isArray(cards) || !cards.every((card) => typeof card === 'string')) throw new Error(`${kind}-${pack}`);
  return cards;
}

/** Draws eight of all `total` cards in random order. If the network fails, shuffles the built ones. */
export async function drawTips(kind: string, built: Card[], total: number): Promise<Card[]> {
  const positions = drawPositions(total);
  const beyond = positions.filter((position) => position >= built.length);
  const needed = [...new Set(beyond.map((position) => packOf(position).pack))];
  try {
    const packs = new Map(await Promise.all(needed.map(async (pack) => [pack, await fetchPack(kind, pack)] as const)));
    return positions.map((position) => {
      const { pack, place } = packOf(position);
      return built[position] ?? { key: position, html: packs.get(pack)?.[place] ?? '' };
    });
  } catch {
    return shuffle(built);
  }
}
