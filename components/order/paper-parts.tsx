import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Heading of a part. */
export const Part = ({ children }: Props) => <p className="part">{children}</p>;

export const Small = ({ children }: Props) => <p className="text">{children}</p>;

/** Not split across sheets. */
export const SignatureBlock = ({ children }: Props) => <div className="signing">{children}</div>;

/** One or several writing lines below a label. */
export const WritingLine = ({ label, lines = 1 }: { label: string; lines?: number }) => (
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
export const Checkbox = ({ children }: Props) => <p className="box">{children}</p>;

/** A choice with checkboxes. */
export const CheckboxGroup = ({ label, of }: { label: string; of: readonly string[] }) => (
  <div className="boxes">
    <p>{label}:</p>
    {of.map((answer) => (
      <Checkbox key={answer}>{answer}</Checkbox>
    ))}
  </div>
);

export const AddressBlanks = () => (
  <Row of="address">
    <WritingLine label="Straße, Zusatz (c/o, Hinterhaus)" />
    <WritingLine label="Hausnummer" />
    <WritingLine label="Postleitzahl" />
    <WritingLine label="Stadt" />
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
    <WritingLine label="längere IBAN: hier weiter" />
  </Row>
);
