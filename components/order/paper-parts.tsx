import type { ReactNode } from 'react';

/** Room to write into, with its name in the corner. */
export const Blank = ({ label, lines = 1 }: { label: string; lines?: 1 | 3 }) => (
  <p className="blank" data-lines={lines}>
    {label}
  </p>
);

export const Row = ({ ratio, children }: { ratio?: 'wide-narrow' | 'narrow-wide'; children: ReactNode }) => (
  <div className="row" data-ratio={ratio}>
    {children}
  </div>
);

/** A box to tick. */
export const Box = ({ children }: { children: ReactNode }) => <p className="box">{children}</p>;

/** One of a few, to tick. */
export const Boxes = ({ label, of }: { label: string; of: readonly string[] }) => (
  <div className="boxes">
    <p>{label}:</p>
    {of.map((answer) => (
      <Box key={answer}>{answer}</Box>
    ))}
  </div>
);
