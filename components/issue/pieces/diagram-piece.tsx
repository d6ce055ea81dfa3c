import { Diagram } from '@/components/ui/diagram';
import { content } from '@/lib/content';
import type { PieceOf } from './piece-of';

export function DiagramPiece({ piece }: PieceOf<'diagram'>) {
  const diagram = content.diagrams.find(({ name }) => name === piece.name);
  return diagram && <Diagram diagram={diagram} isAlone sizes="(width >= 62rem) 44rem, 92vw" />;
}
