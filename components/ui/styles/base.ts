import { css } from 'styled-components';
import { media, theme } from '../theme';

export const base = css`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    --covered: ${theme.space.header};
    ${media.low} { --covered: 0em; }
    /* A page may keep more at the top of the window than the masthead. */
    scroll-padding-top: calc(var(--covered) + var(--kept, 0em) + ${theme.space.m});
    text-size-adjust: 100%;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    ${media.moving} { scroll-behavior: smooth; }
  }

  body {
    margin: 0;
    font: ${theme.weight.normal} ${theme.type.text}/${theme.leading.text} ${theme.font.text};
    font-optical-sizing: auto;
    hyphens: auto;
    hyphenate-limit-chars: 10 4 4;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${theme.font.head};
    font-weight: ${theme.weight.black};
    line-height: ${theme.leading.tight};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  /* As a part of a grid or a row they would stay as wide as their longest word, which large letters push off a phone. */
  h1, h2, h3, h4, li { overflow-wrap: anywhere; }

  h1 { font-size: ${theme.type.h1}; }
  h2 { font-size: ${theme.type.h2}; }
  h3 { font-size: ${theme.type.h3}; line-height: ${theme.leading.snug}; }
  h4 { font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }

  /* Things that overlap an edge on purpose must not widen the page. */
  main { overflow-x: clip; }

  p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  ul, ol { padding: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  p { text-wrap: pretty; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button, summary { cursor: pointer; }
  table { border-collapse: collapse; }
  dialog { color: inherit; }
  island-root, island-slot { display: contents; }
  [hidden] { display: none !important; }

  a { color: ${theme.color.violetDeep}; text-underline-offset: 0.2em; text-decoration-thickness: 0.08em; }
  a:hover { text-decoration-thickness: 0.16em; }

  :focus-visible {
    outline: ${theme.line.thick} solid ${theme.color.violetDeep};
    outline-offset: ${theme.line.thick};
    border-radius: ${theme.radius.small};
  }

  [tabindex='-1']:focus { outline: none; }

  ::selection { background: ${theme.color.sun}; color: ${theme.color.print}; }

  .visually-hidden:not(:focus, :active) {
    position: absolute;
    inline-size: ${theme.line.hair};
    block-size: ${theme.line.hair};
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* From list to page and back what was chosen goes over into what it leads to: both have the same name (decision 0002). */
  ${media.moving} {
    @view-transition { navigation: auto; }
    /* The page itself is there at once, and a press reaches it: what is captured takes none. */
    :root { view-transition-name: none; }
    ::view-transition { pointer-events: none; }
    ::view-transition-old(article), ::view-transition-new(article), ::view-transition-old(event), ::view-transition-new(event) {
      block-size: 100%;
      object-fit: cover;
      overflow: clip;
    }
    /* Its lines break elsewhere: one over the other could not be read. */
    ::view-transition-old(article-title), ::view-transition-old(event-title), ::view-transition-old(book-title) { display: none; }
    ::view-transition-new(article-title), ::view-transition-new(event-title), ::view-transition-new(book-title) { animation: none; }
  }
  ${media.still} {
    /* No transition at all: a short one would hold back "visible", too, and a calendar's next day could take no focus. */
    *, *::before, *::after { animation-duration: 0.01ms !important; transition: none !important; }
  }
`;
