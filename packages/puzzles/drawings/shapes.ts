/** A paper shape: its colour and SVG path. */
export type Shape = [tone: Tone, outline: string];

/** Colours of the site's palette; `line` is stroked, not filled. */
export type Tone =
  | ('sun' | 'coral' | 'mint' | 'sky' | 'pink' | 'leaf' | 'teal' | 'lilac' | 'violet')
  | ('wood' | 'cream' | 'white' | 'ink' | 'line');

/** disc('sun', 20, 20, 8) → ['sun', 'M12 20a8 8 0 1 0 16 0a8 8 0 1 0 -16 0'] */
export const disc = (tone: Tone, x: number, y: number, r: number, ry = r): Shape => [
  tone,
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0`,
];

/** box('wood', 4, 8, 10, 20) → ['wood', 'M4 8h10v20h-10z'] */
export const box = (tone: Tone, x: number, y: number, width: number, height: number): Shape => [
  tone,
  `M${x} ${y}h${width}v${height}h${-width}z`,
];
