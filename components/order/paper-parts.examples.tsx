import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { AddressBlanks, Checkbox, CheckboxGroup, IbanBlank, WritingLine } from './paper-parts';
import { paperParts } from './paper-parts.styles';

/** As wide as on paper, at any window width. */
const Sheet = ({ children }: { children: ReactNode }) => (
  <Scroll role="group" aria-label="Blatt" tabIndex={0}>
    <Paper>{children}</Paper>
  </Scroll>
);
const Scroll = styled.div`overflow-x: auto;`;
const Paper = styled.div`--room: 2.5em; inline-size: 45em; ${paperParts}`;

export const examples = {
  'eine Zeile': (
    <Sheet>
      <WritingLine label="Vorname" />
    </Sheet>
  ),
  'drei Zeilen': (
    <Sheet>
      <WritingLine label="Gruß auf der Karte" lines={3} />
    </Sheet>
  ),
  Kästchen: (
    <Sheet>
      <Checkbox>Ich habe die AGB gelesen.</Checkbox>
    </Sheet>
  ),
  'eins von mehreren': (
    <Sheet>
      <CheckboxGroup label="Zahlungsart" of={['SEPA-Lastschrift', 'Rechnung']} />
    </Sheet>
  ),
  Adresse: (
    <Sheet>
      <AddressBlanks />
    </Sheet>
  ),
  IBAN: (
    <Sheet>
      <IbanBlank />
    </Sheet>
  ),
} satisfies Examples;
