type Props = { page: number; label: string; days?: object | undefined };

/** Over the picture of a page: opens the viewer there, and hydrates it first. Without scripts it is not there. */
export const OpensAt = ({ page, label, days }: Props) => (
  <span className="opens-at" data-door="Viewer" {...days}>
    <button type="button" data-opens={page}>
      <span className="visually-hidden">{label}</span>
    </button>
  </span>
);
