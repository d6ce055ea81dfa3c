import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { OrderCopy, Site } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { FROM_RECEIPT } from '@/lib/order/kept';
import { desk, sheetPrinting } from './desk.styles';
import { NoScript } from './no-script';
import { FORM_HEADING } from './parts/show-top';

type Props = {
  /** Where links lead that mean the form. */
  id: string;
  heading: string;
  noScript: OrderCopy['noScript'];
  publisher: Site['publisher'];
  /** The last day on which the form is right as it was built. */
  holdsUntil?: Day;
  /** The form. */
  children: ReactNode;
};

/** The sheet a form lies on; where scripts do not run it says how to do the same without. */
export const Desk = ({ id, heading, noScript, publisher, holdsUntil, children }: Props) => (
  <Root className="sheet" id={id} aria-labelledby={FORM_HEADING}>
    <Printing />
    <h2 id={FORM_HEADING} tabIndex={-1}>
      {heading}
    </h2>
    <div className="without-script">
      <NoScript {...noScript} publisher={publisher} />
    </div>
    <div
      className="with-script"
      data-wake="use"
      data-wake-ahead=""
      data-wake-now={`receipt ${FROM_RECEIPT}`}
      data-wake-after={holdsUntil}
    >
      {children}
    </div>
  </Root>
);

const Printing = createGlobalStyle`${sheetPrinting}`;
const Root = styled.section`${desk}`;
