type Props = { page: number; label: string; days?: object | undefined };

/** Over the picture of a page: opens the viewer there; asleep, its press is kept. Without scripts it is not there. */
export const OpensAt = ({ page, label, days }: Props) => (
  <span className="opens-at" data-wake="use" {...days}>
    <button type="button" data-opens={page}>
      <span className="visually-hidden">{label}</span>
    </button>
  </span>
);
