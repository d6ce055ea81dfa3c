import type { onDays } from 'german/dates/on-days';

type Props = Partial<ReturnType<typeof onDays>>;

/** The stamp on past events. In an island's list the item's state shows it, elsewhere the days in `days` do. */
export const PastStamp = (days: Props) => (
  <span className="over" {...days}>
    vorbei
  </span>
);
