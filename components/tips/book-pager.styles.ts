import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
  margin-block: ${theme.space.xxl};
  a {
    display: flex;
    gap: ${theme.space.s};
    align-items: center;
    min-block-size: ${theme.size.touch};
    padding: ${theme.space.s} ${theme.space.l};
    border: ${theme.line.thin} solid ${theme.color.ink};
    border-radius: ${theme.radius.sheet};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
    line-height: ${theme.leading.snug};
    text-decoration: none;
    hyphens: manual;
    overflow-wrap: anywhere;
  }
  a[rel='next'] { margin-inline-start: auto; text-align: end; }
  small { display: block; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; font-weight: ${theme.weight.normal}; }
  ${media.hover} { a:hover { background: ${theme.color.lilacPale}; } }
`;
