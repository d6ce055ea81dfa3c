/** In points: a scene fills the width of a desk's column on a screen of twice the points. */
export const LEAST_WIDTH = 1200;
