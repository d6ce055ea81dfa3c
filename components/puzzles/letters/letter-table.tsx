type PrintedCell = { letter?: string; number?: number | undefined; mark?: number | undefined };

type Props = { caption: string; rows: readonly (readonly (PrintedCell | undefined)[])[] };

/** The printed form of a letter grid; cells without a letter are invisible. */
export const LetterTable = ({ caption, rows }: Props) => (
  <table className="letter-table">
    <caption className="visually-hidden">{caption}</caption>
    <tbody>
      {rows.map((row, y) => (
        // Rows and cells never reorder, so the index is a stable key.
        <tr key={String(y)}>
          {row.map((cell, x) => (
            <td key={String(x)} data-blank={cell ? undefined : ''}>
              {cell?.number && <sup>{cell.number}</sup>}
              {cell?.letter}
              {cell?.mark && <sub>{cell.mark}</sub>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
