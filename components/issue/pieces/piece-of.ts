import type { Issue, Piece, PieceOfType, PieceType } from 'content/kinds';

/** Props of a piece's component: the piece and its place; pages count from 1, pieces from 0. */
export type Placed<P extends Piece = Piece> = { piece: P; issue: Issue; page: number; index: number };

export type PieceOf<T extends PieceType> = Placed<PieceOfType<T>>;
