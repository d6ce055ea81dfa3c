/** What stands before a verb and can be taken from it: 'nach|kochen', 'ab|gebucht'. Folded, as a part of regular expressions. */
export const PARTICLES = 'ab|an|auf|aus|ein|her|hin|los|mit|nach|um|vor|weg|weiter|zuruck|zusammen';
