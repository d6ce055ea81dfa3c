import type { PartProps } from './part-props';

/** Placeholder for a part that is loading or has failed; the next press retries. */
export const LoadingOrFailed = ({ isLost }: Pick<PartProps['late'], 'isLost'>) => (
  <p role="status">{isLost ? 'Das lässt sich gerade nicht laden.' : 'Wird geladen …'}</p>
);
