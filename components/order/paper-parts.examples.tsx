import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { AddressBlanks, Blank, Box, Boxes, IbanBlank } from './paper-parts';
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
      <Blank label="Vorname" />
    </Sheet>
  ),
  'drei Zeilen': (
    <Sheet>
      <Blank label="Gruß auf der Karte" lines={3} />
    </Sheet>
  ),
  Kästchen: (
    <Sheet>
      <Box>Ich habe die AGB gelesen.</Box>
    </Sheet>
  ),
  'eins von mehreren': (
    <Sheet>
      <Boxes label="Zahlungsart" of={['SEPA-Lastschrift', 'Rechnung']} />
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
