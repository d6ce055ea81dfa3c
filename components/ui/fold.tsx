import type { onDays } from 'german/dates/on-days';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import { media, theme } from './theme';

type Props = {
  title: string;
  level?: 2 | 3;
  /** 'line' in running text, 'strip' in a list of folds. */
  look?: 'line' | 'strip';
  /** Folds with the same name open one at a time. */
  name?: string;
  /** Anchor that opens it. */
  id?: string;
  /** Attributes for the days it is shown on. */
  days?: Partial<ReturnType<typeof onDays>>;
  children: ReactNode;
};

/** A title that expands its content, also without JavaScript. */
export function Fold({ title, level = 2, look = 'line', name, id, days, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Root data-look={look} name={name} id={id} {...days}>
      <summary>
        <Heading>{title}</Heading>
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </Root>
  );
}

const Root = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    min-block-size: ${theme.size.touch};
    padding-block: ${theme.space.xs};
    list-style: none;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary > :is(h2, h3) { min-inline-size: 0; font-size: ${theme.type.h4}; overflow-wrap: anywhere; }
  > summary > svg { color: ${theme.color.violetDeep}; transition: rotate ${theme.motion.fast}; }
  &[open] > summary > svg { rotate: 180deg; }

  &[data-look='line'] {
    border-block-end: ${theme.line.hair} solid ${theme.alpha.lineStrong};
    ${media.hover} { > summary:hover { color: ${theme.color.violetDeep}; } }
    > div { display: grid; gap: ${theme.space.xs}; padding-block-end: ${theme.space.m}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
    > div > ul:not([role]) { display: grid; gap: ${theme.space.xxs}; padding-inline-start: 1.2em; }
  }

  &[data-look='strip'] {
    border: ${theme.line.hair} solid ${theme.alpha.line};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
    overflow: clip;
    > summary { gap: ${theme.space.m}; padding: ${theme.space.m} min(${theme.space.l}, 6vw); }
    ${media.hover} { > summary:hover { background: ${theme.color.lilacPale}; } }
    > div { padding: 0 min(${theme.space.l}, 6vw) ${theme.space.l}; max-inline-size: ${theme.width.text}; }
    &[open] { box-shadow: ${theme.shadow.sheet}; }
    &:target { outline: ${theme.line.thick} solid ${theme.color.sun}; }
    ${media.print} {
      border: 0;
      box-shadow: none;
      break-inside: avoid;
      > summary > svg { display: none; }
    }
  }
`;
