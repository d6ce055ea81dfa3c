import type { PartProps } from './part-props';

/** In the place of what was asked for and is not there yet; the next press asks again. */
export const Waiting = ({ isLost }: Pick<PartProps['late'], 'isLost'>) => (
  <p role="status">{isLost ? 'Das lässt sich gerade nicht laden.' : 'Wird geladen …'}</p>
);
