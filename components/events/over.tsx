import type { onDays } from '@/lib/dates/on-days';

type Props = Partial<ReturnType<typeof onDays>>;

/**
 * The stamp on what is over. In a list of an island it is seen on those that its state calls past; elsewhere it is given
 * the days it stands on.
 */
export const Over = (days: Props) => (
  <span className="over" {...days}>
    vorbei
  </span>
);
