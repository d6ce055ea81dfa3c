/** Separable verb prefixes: 'nach|kochen', 'ab|gebucht'. */
export const PARTICLES = 'ab|an|auf|aus|ein|her|hin|los|mit|nach|um|vor|weg|weiter|zuruck|zusammen';
