import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { AnswerBox } from './answer-box.island';
import { answer } from './answer-box.styles';

const ANSWER = {
  title: 'Was kostet die Zeitung?',
  text: 'Das hängt davon ab, wie lange du sie liest.',
  link: { label: 'Alle Abos', href: '/#subscribe' },
};

export const Stage = styled.div`
  ${answer}
`;

export const examples = {
  schlicht: <AnswerBox label="Antwort" answer={ANSWER} />,
  'mit Preisen': (
    <AnswerBox
      label="Antwort"
      answer={{
        ...ANSWER,
        rows: [
          { label: 'Probeabo', href: '/', value: '9,90 €' },
          { label: 'Jahresabo', href: '/#subscribe', value: '98 €' },
        ],
      }}
    />
  ),
} satisfies Examples;
