/** In points: a scene fills the width of a desk's column on a screen of twice the points. */
export const LEAST_WIDTH = 1200;

/** What a drawing needs of none: programs, other documents, and whatever lies elsewhere. */
const UNSAFE = [
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b/i,
  /\s(?:[\w-]+:)?on[a-z]+\s*=/i,
  /\b(?:href|src)\s*=\s*(["'])\s*(?!#|data:image\/(?:png|jpe?g|webp)[;,])[^"']*\1/i,
  /attributeName\s*=\s*["'](?:xlink:)?href["']/i,
  /url\(\s*["']?(?!#|data:image\/(?:png|jpe?g|webp)[;,])[^)]/i,
  /@import\b/i,
  /<!ENTITY\b/i,
  /<\?xml-stylesheet\b/i,
];

/** What in an SVG could run or fetch something: unsafeIn('<svg><script>…') → '<script', of a mere drawing undefined */
export const unsafeIn = (svg: string): string | undefined =>
  UNSAFE.map((pattern) => pattern.exec(svg)?.[0].trim().slice(0, 40)).find((found) => found !== undefined);
