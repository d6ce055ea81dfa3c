import type { ReactNode } from 'react';
import { saveText } from './print';

type ButtonProps = { onClick: () => void; children: ReactNode };

/** A choice beside the one the form is about. */
export const SecondButton = ({ onClick, children }: ButtonProps) => (
  <button type="button" className="button" data-variant="second" onClick={onClick}>
    {children}
  </button>
);

type Props = {
  labels: { print: string; save: string };
  file: string;
  text: () => string;
  /** It lies on paper or in a file now. */
  onKept: () => void;
  children: ReactNode;
};

/** What a visitor does with a receipt or a declaration: print it, save it, and what `children` add. */
export const SheetActions = ({ labels, file, text, onKept, children }: Props) => (
  <div className="actions no-print">
    <SecondButton
      onClick={() => {
        window.print();
        onKept();
      }}
    >
      {labels.print}
    </SecondButton>
    <SecondButton
      onClick={() => {
        saveText(file, text());
        onKept();
      }}
    >
      {labels.save}
    </SecondButton>
    {children}
  </div>
);
