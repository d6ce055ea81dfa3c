import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Actions } from './form-parts';
import { saveText } from './print';

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
  <Actions>
    <Button
      variant="second"
      onClick={() => {
        window.print();
        onKept();
      }}
    >
      {labels.print}
    </Button>
    <Button
      variant="second"
      onClick={() => {
        saveText(file, text());
        onKept();
      }}
    >
      {labels.save}
    </Button>
    {children}
  </Actions>
);
