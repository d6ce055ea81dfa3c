class NotThere extends Error {}

/** Replaces next/navigation: notFound() → throws an error for isNotFound */
export function notFound(): never {
  throw new NotThere('Diese Seite gibt es nicht.');
}

/** isNotFound(new Error('anything')) → false */
export const isNotFound = (error: unknown) => error instanceof NotThere;
