/** A page number in its stamp, as in print. */
export const Folio = ({ page }: { page: number }) => (
  <span className="folio">
    <span className="visually-hidden">Seite </span>
    {page}
  </span>
);
