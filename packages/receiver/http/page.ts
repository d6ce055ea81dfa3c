import { palette } from 'content/title';
import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** For the office and the consent page: no scripts, no external resources. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
} as const;

/** Escapes everything inserted; `look` is the address of the style sheet: page('Anmelden', 'look.css', body) → '<!doctype html>…' */
export const page = (title: string, look: string, body: Html | Promise<Html>) => html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${look}">
</head>
<body>
${body}
</body>
</html>
`;

/** Style sheet in the newspaper's look. */
export const LOOK = `
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.5 'Atkinson Hyperlegible Next', system-ui, sans-serif; color: ${palette.ink}; background: ${palette.paper}; overflow-wrap: anywhere }
header, main { max-width: 72rem; margin: 0 auto; padding: 1rem }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; border-bottom: 4px double ${palette.ink} }
header strong { font-size: 1.25rem } header [role=search] { flex: 0 1 24rem; flex-wrap: nowrap; margin-left: auto } header label { flex: 1; min-width: 0 }
ul.plain { display: grid; gap: 1rem; padding: 0; list-style: none } .number { white-space: nowrap }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style: none }
a { color: ${palette.violetDeep} }
nav a { display: inline-block; padding: .25rem 0; min-height: 2rem }
nav a[aria-current] { font-weight: bold; text-decoration-thickness: 3px }
h1 { margin: .5rem 0 1rem; line-height: 1.2 } h2 { margin: 2rem 0 .5rem; line-height: 1.25 }
form { margin: 0 } .row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end }
label { display: grid; gap: .25rem; font-weight: bold } label.check { display: flex; gap: .5rem; align-items: center; font-weight: normal }
input, select, textarea { min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: ${palette.white}; border: 2px solid ${palette.edge}; border-radius: 10px; max-width: 100% }
textarea { width: 100%; min-height: 6rem } select { width: 16rem } input[type=search] { width: 100% } input[type=checkbox] { min-height: 0; width: 1.5rem; height: 1.5rem; flex: none }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: bold; color: ${palette.ink}; background: ${palette.sun}; border: 2px solid ${palette.ink}; border-radius: 999px; cursor: pointer }
button.second { background: ${palette.white} }
:focus-visible { outline: 3px solid ${palette.violetDeep}; outline-offset: 2px }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid ${palette.edge} }
dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: .25rem 1rem; margin: 0 } dt { color: ${palette.soft} } dd { margin: 0; white-space: pre-line }
.warning { padding: 1rem; background: ${palette.cream}; border: 3px solid ${palette.coral}; border-radius: 14px }
.calm { padding: 1rem; background: ${palette.cream}; border-radius: 14px }
.state { display: inline-block; padding: 0 .6rem; border-radius: 999px; background: ${palette.sky}; color: ${palette.ink} }
.state[data-state='unclear'] { background: ${palette.pink} } .state[data-state='taken'] { background: ${palette.mint} }
ol.time { padding: 0 0 0 1rem; margin: 0; border-left: 4px solid ${palette.lilac}; list-style: none } ol.time li { margin: 0 0 .75rem }
pre { padding: 1rem; background: ${palette.white}; border: 1px solid ${palette.edge}; border-radius: 10px; white-space: pre-wrap; font: inherit }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem }
  header [role=search] { flex-basis: 100% } h1 { font-size: 1.5rem }
  table.cards, .cards tbody, .cards tr, .cards td { display: block } .cards thead { display: none }
  .cards tr { padding: .75rem 0; border-bottom: 2px solid ${palette.ink} } .cards td { padding: 0; border: 0 } }
`;
