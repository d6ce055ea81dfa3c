import type { Site } from 'content/kinds';
import { PLACEHOLDER } from 'content/schema/site';
import styled from 'styled-components';
import { Notice } from '@/components/ui/notice';

type Props = { title: string; text: string; unknown: string; publisher: Site['publisher'] };

/** Shown only without JavaScript: how to do the same by post, mail or telephone, if the publisher's data is known. */
export function NoScript({ title, text, unknown, publisher: { name, street, city, email, phone } }: Props) {
  const ways = [[name, street, city], [`E-Mail: ${email}`], [`Telefon: ${phone}`]].filter(
    (lines) => !lines.some((line) => line.includes(PLACEHOLDER)),
  );
  return (
    <Notice tone="warning">
      <h3>{title}</h3>
      <p>{text}</p>
      {ways.length > 0 ? <Ways>{ways.flat().join('\n')}</Ways> : <p>{unknown}</p>}
    </Notice>
  );
}

const Ways = styled.p`white-space: pre-line;`;
