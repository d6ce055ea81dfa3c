import { palette } from 'content/title';

export const BESIDE = `
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { font: 1rem/1.45 sans-serif; color: ${palette.ink}; background: ${palette.cream}; }
.beside { display: flex; flex-direction: column; height: 100vh; }
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.5rem 0.75rem; background: ${palette.white}; border-bottom: 1px solid ${palette.edge}; }
.bar fieldset { display: flex; gap: 0.25rem; margin: 0; padding: 0; border: 0; }
.bar legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.bar label { position: relative; padding: 0.25rem 0.75rem; border: 1px solid ${palette.edge}; border-radius: 8px; cursor: pointer; }
.bar label:has(:checked) { background: ${palette.ink}; color: ${palette.white}; border-color: ${palette.ink}; }
.bar label:has(:focus-visible) { outline: 3px solid ${palette.violet}; outline-offset: 2px; }
.bar input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
.state { margin: 0; }
.told { max-height: 40vh; overflow: auto; padding: 0 0.75rem; background: ${palette.paper}; }
.told:has(h2, p, details) { border-bottom: 1px solid ${palette.edge}; }
.told h2, .told summary { margin: 0.5rem 0 0.25rem; font-size: 1rem; font-weight: bold; }
.told summary { cursor: pointer; padding: 0.25rem 0; }
.told ul { margin: 0 0 0.5rem; padding: 0; list-style: none; }
.told li { margin: 0 0 0.35rem; padding-left: 0.6rem; border-left: 4px solid ${palette.coral}; }
.told .hints li { border-color: ${palette.sun}; }
.told button { padding: 0; font: inherit; font-weight: bold; color: ${palette.violetDeep}; background: none; border: 0; text-align: start; text-decoration: underline; cursor: pointer; }
.told button:focus-visible, .told summary:focus-visible { outline: 3px solid ${palette.violet}; outline-offset: 2px; }
.note { margin: 0; padding: 0.4rem 0.75rem; font-size: 0.9rem; background: ${palette.lilacPale}; }
.note:empty { display: none; }
.stage { position: relative; flex: 1; min-height: 12rem; overflow: hidden; }
.stage iframe { position: absolute; top: 0; left: 50%; transform-origin: 0 0; border: 0; background: ${palette.white}; box-shadow: 0 0 0 1px ${palette.edge}; }
.stage[hidden], .stage.wrong { visibility: hidden; }
.stage[hidden] { display: block; }
`;
