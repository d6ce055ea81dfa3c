import type { Diagram as DiagramContent } from 'content/kinds';
import { derived } from '@/lib/images';
import { Picture } from './picture';
import { Words } from './words';

type Props = {
  diagram: DiagramContent;
  /** Stands alone with a heading, labels beside it; otherwise it is part of the text around it. */
  isAlone?: boolean;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
};

/** A drawing with numbers, and their labels as text beside it (R-ISS-3). */
export function Diagram({ diagram, isAlone = false, sizes }: Props) {
  const { title, caption, drawing, labels } = diagram;
  const Title = isAlone ? 'h3' : 'p';
  return (
    <figure className="diagram" data-alone={isAlone ? '' : undefined}>
      <div>
        <Picture image={drawing} sizes={sizes} fallback={{ kind: 'article', title }} />
        <Numbers diagram={diagram} />
      </div>
      <figcaption>
        <Title className="name">
          <Words text={title} />
        </Title>
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

/** Radius of a number, as a fraction of the drawing's width. */
const RADIUS = 0.022;

/** Numbers at the places the labels point to, in the drawing's units; the list of labels gives the text. */
function Numbers({ diagram: { drawing, labels } }: Pick<Props, 'diagram'>) {
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
