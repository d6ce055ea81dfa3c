/** The number of a page in its stamp, as on paper. */
export const Folio = ({ page }: { page: number }) => (
  <span className="folio">
    <span className="visually-hidden">Seite </span>
    {page}
  </span>
);
