import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Heading of a part. */
export const Part = ({ children }: Props) => <p className="part">{children}</p>;

export const Small = ({ children }: Props) => <p className="text">{children}</p>;

/** Not split across sheets. */
export const Signing = ({ children }: Props) => <div className="signing">{children}</div>;

/** One or several writing lines below a label. */
export const Blank = ({ label, lines = 1 }: { label: string; lines?: number }) => (
  <div className="writing">
    <p>{label}</p>
    {Array.from({ length: lines }, (_, line) => line).map((line) => (
      <span key={line} className="line" />
    ))}
  </div>
);

export const Row = ({ of, children }: { of?: 'address' | 'iban'; children: ReactNode }) => (
  <div className="row" data-of={of}>
    {children}
  </div>
);

/** A checkbox. */
export const Box = ({ children }: Props) => <p className="box">{children}</p>;

/** A choice with checkboxes. */
export const Boxes = ({ label, of }: { label: string; of: readonly string[] }) => (
  <div className="boxes">
    <p>{label}:</p>
    {of.map((answer) => (
      <Box key={answer}>{answer}</Box>
    ))}
  </div>
);

export const AddressBlanks = () => (
  <Row of="address">
    <Blank label="Straße" />
    <Blank label="Hausnummer" />
    <Blank label="Postleitzahl" />
    <Blank label="Stadt" />
  </Row>
);

/** Characters of a German IBAN, each in its own box, in groups of four. */
const IBAN_SIGNS = Array.from({ length: 22 }, (_, sign) => sign);

/** Twenty-two boxes, and a line for longer foreign IBANs. */
export const IbanBlank = () => (
  <Row of="iban">
    <div className="writing">
      <p>IBAN</p>
      <div className="signs">
        {IBAN_SIGNS.map((sign) => (
          <span key={sign} className="sign" data-last={sign % 4 === 3 || undefined} />
        ))}
      </div>
    </div>
    <Blank label="längere IBAN: hier weiter" />
  </Row>
);
