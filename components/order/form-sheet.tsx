import type { OrderCopy, Site } from 'content/kinds';
import type { Day } from 'german/dates/day';
import type { ComponentProps } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Island } from '@/components/islands/island';
import { formSheet, sheetPrinting } from './form-sheet.styles';
import { NoScript } from './no-script';
import { FORM_HEADING } from './parts/show-top';
import { FROM_RECEIPT } from './stored-receipt';

type Props<P extends object> = Pick<ComponentProps<typeof Island<P>>, 'of' | 'props' | 'also'> & {
  /** Anchor for links to the form. */
  id: string;
  heading: string;
  noScript: OrderCopy['noScript'];
  publisher: Site['publisher'];
  /** Last day on which the built form is right. */
  holdsUntil?: Day;
};

/** The sheet with a form; without JavaScript it explains how to do the same by post, mail or telephone. */
export const FormSheet = <P extends object>({ id, heading, noScript, publisher, holdsUntil, ...form }: Props<P>) => (
  <Root className="sheet" id={id} aria-labelledby={FORM_HEADING}>
    <Printing />
    <h2 id={FORM_HEADING} tabIndex={-1}>
      {heading}
    </h2>
    <div className="without-script">
      <NoScript {...noScript} publisher={publisher} />
    </div>
    <div className="with-script">
      <Island {...form} ahead now={`receipt ${FROM_RECEIPT}`} after={holdsUntil} />
    </div>
  </Root>
);

const Printing = createGlobalStyle`${sheetPrinting}`;
const Root = styled.section`${formSheet}`;
