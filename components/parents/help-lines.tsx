import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';

/** Helplines, with large numbers to tap or read (R-PAR-2). */
export function HelpLines() {
  const { heading, lines, note } = content.parents.help;
  return (
    <Root id="hilfe" className="sheet" role="region" aria-labelledby="hilfe-titel">
      <h3 id="hilfe-titel">{heading}</h3>
      <ul role="list">
        {lines.map(({ name, for: whom, number, call, note: remark }) => (
          <li key={number}>
            <h4>{name}</h4>
            <p>{whom}</p>
            <p className="number">
              <a href={call} aria-label={`${name}: ${number} anrufen`}>
                {number}
              </a>
            </p>
            <p>{remark}</p>
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  margin-block-start: ${theme.space.l};
  padding: min(${theme.space.l}, 6vw);
  border-block-start: ${theme.space.xs} solid ${theme.color.teal};
  > p, li p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; }
  ${media.tablet} { ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  .number a { display: inline-block; padding-block: ${theme.space.xs}; color: ${theme.color.ink}; font: ${theme.weight.black} ${theme.type.h3}/${theme.leading.snug} ${theme.font.head}; overflow-wrap: anywhere; }
  ${media.tablet} { .number a { white-space: nowrap; } }
  ${media.print} { break-inside: avoid; ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } .number a { white-space: nowrap; } }
`;
