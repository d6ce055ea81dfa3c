import { Picture } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import type { Diagram as DiagramContent } from '@/lib/content/kinds';
import { derived } from '@/lib/images';
import type { PieceOf } from './piece-of';

/** A drawing with numbers on it, and below what they mean: labels are text (R-ISS-3). */
export function Diagram({ piece }: PieceOf<'diagram'>) {
  const diagram = content.diagrams.find(({ name }) => name === piece.name);
  if (!diagram) return null;
  const { title, caption, drawing, labels } = diagram;
  return (
    <figure className="diagram">
      <div>
        <Picture image={drawing} sizes="(width >= 62rem) 44rem, 92vw" fallback={{ kind: 'article', title }} />
        <Numbers diagram={diagram} />
      </div>
      <figcaption>
        <h3>
          <Words text={title} />
        </h3>
        <p>{caption}</p>
        <ol>
          {labels.map((label) => (
            <li key={label.title}>
              <strong>{label.title}</strong> {label.text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** A number's size, as a part of the drawing's width. */
const RADIUS = 0.022;

/** Where each label points to, in the drawing's own units; the list below says it in words. */
function Numbers({ diagram: { drawing, labels } }: { diagram: DiagramContent }) {
  const { width, height } = derived(drawing.src);
  const radius = Math.round(width * RADIUS);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {labels.map(({ title, to: [x, y] }, at) => (
        <g key={title} transform={`translate(${Math.round((width * x) / 100)} ${Math.round((height * y) / 100)})`}>
          <circle r={radius} />
          <text dy="0.36em" fontSize={Math.round(radius * 1.35)} textAnchor="middle">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
