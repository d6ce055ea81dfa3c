type Props = { page: number; label: string; days?: object | undefined };

/** A button over a page's picture that hydrates the viewer and opens it there. Hidden without JavaScript. */
export const OpenViewerButton = ({ page, label, days }: Props) => (
  <span className="opens-at" data-door="Viewer" {...days}>
    <button type="button" data-opens={page}>
      <span className="visually-hidden">{label}</span>
    </button>
  </span>
);
