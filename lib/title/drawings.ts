import type { Title } from 'content/schema/title';

type Icon = keyof Title['icon'];

/** The wordmark's letters as SVG, each accent in its own colour: letters(title, 'currentColor', '#FF5F49') → '<g transform="…">…</g>…' */
const letters = ({ wordmark }: Title, colour: string, accentColour: string) =>
  wordmark.letters
    .map(({ place, shape, accent }) => {
      const second = accent ? `<path fill="${accentColour}" d="${accent}"/>` : '';
      return `<g transform="${place}"><path fill="${colour}" fill-rule="evenodd" d="${shape}"/>${second}</g>`;
    })
    .join('');

/** The wordmark as an SVG file: wordmark(title, '#2A1F55') → '<svg …><title>DUDA</title>…</svg>' */
export function wordmark(title: Title, colour: string): string {
  const { width, height } = title.wordmark;
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"`;
  const drawn = letters(title, colour, title.palette.coral);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><title>${title.name}</title>${drawn}</svg>\n`;
}

/** The wordmark for /icons.svg, in the current text colour: → '<symbol id="logo" …>…</symbol>' */
export const wordmarkSymbol = (title: Title, accentColour: string) =>
  `<symbol id="logo" viewBox="0 0 ${title.wordmark.width} ${title.wordmark.height}">${letters(title, 'currentColor', accentColour)}</symbol>`;

/** iconDrawing(title, 'tab') → '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" …>…</svg>' */
export function iconDrawing({ icon, palette }: Title, kind: Icon): string {
  const shapes = icon[kind].map(({ colour, place, shape }) => {
    const at = place ? ` transform="${place}"` : '';
    return `<path fill="${palette[colour]}"${at} d="${shape}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill-rule="evenodd">${shapes.join('')}</svg>\n`;
}
