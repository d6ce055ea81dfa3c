import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Actions } from './form-parts';
import { saveText } from './print';

type Props = {
  labels: { print: string; save: string };
  file: string;
  text: () => string;
  /** Called once it is printed or saved. */
  onKept?: () => void;
  children?: ReactNode;
};

/** Buttons to print and save a receipt or a declaration, followed by `children`. */
export const SheetActions = ({ labels, file, text, onKept, children }: Props) => (
  <Actions>
    <Button
      variant="second"
      onClick={() => {
        window.print();
        onKept?.();
      }}
    >
      {labels.print}
    </Button>
    <Button
      variant="second"
      onClick={() => {
        saveText(file, text());
        onKept?.();
      }}
    >
      {labels.save}
    </Button>
    {children}
  </Actions>
);
