declare module 'subset-font' {
  /** The part of its interface that is used; the package brings no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes: Readonly<Record<string, number | { min: number; max: number; default: number }>>;
    },
  ): Promise<Buffer>;
}
