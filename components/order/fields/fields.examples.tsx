import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { Fields } from '@/tests/gallery/fields.island';
import { formSheet } from '../form-sheet.styles';

const EMPTY = { name: '', mail: '', text: '', pay: '', agree: false };
const FILLED = { name: 'Anna', mail: 'anna@example.org', text: 'Viel Spaß', pay: 'Rechnung', agree: true };
const FAULTS = {
  name: 'Bitte geben Sie Ihren Vornamen ein',
  mail: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel anna@example.org',
  text: 'Bitte höchstens 300 Zeichen',
  pay: 'Bitte wählen Sie eine Zahlungsart',
  agree: 'Bitte bestätigen Sie die AGB',
};

const Form = styled.div`
  ${formSheet}
`;

export const examples = {
  leer: (
    <Form>
      <Fields values={EMPTY} />
    </Form>
  ),
  ausgefüllt: (
    <Form>
      <Fields values={FILLED} />
    </Form>
  ),
  'mit Fehlern': (
    <Form>
      <Fields values={EMPTY} faults={FAULTS} />
    </Form>
  ),
} satisfies Examples;
