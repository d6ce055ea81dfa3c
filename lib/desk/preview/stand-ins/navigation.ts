class NotThere extends Error {}

/** In place of Next's: notFound() → throws what isNotFound knows */
export function notFound(): never {
  throw new NotThere('Diese Seite gibt es nicht.');
}

/** isNotFound(new Error('anything')) → false */
export const isNotFound = (error: unknown) => error instanceof NotThere;
