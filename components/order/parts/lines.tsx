import type { Line } from '@/lib/plans/quote-lines';

/** Pairs of name and value, as review and receipt show them. */
export function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className="lines">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
