import { SaxesParser, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Metadata of drawing programs, which is dropped. */
const NOTES = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://purl.org/dc/elements/1.1/',
  'http://creativecommons.org/ns#',
  'http://www.serif.com/',
  'http://www.bohemiancoding.com/sketch/ns',
]);

const words = (text: string) => new Set(text.trim().split(/\s+/));

const ELEMENTS = words(`
  svg g defs symbol use switch title desc style metadata
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

const ATTRIBUTES = words(`
  id class style role lang version baseProfile enable-background href
  aria-label aria-labelledby aria-describedby aria-hidden
  x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr d points pathLength width height viewBox preserveAspectRatio transform
  transform-origin rotate textLength lengthAdjust startOffset method side spacing
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width paint-order vector-effect color color-interpolation color-interpolation-filters
  color-rendering shape-rendering text-rendering image-rendering opacity display visibility overflow clip clip-path
  clip-rule mask mask-type filter mix-blend-mode isolation stop-color stop-opacity flood-color flood-opacity
  lighting-color font-family font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor
  text-decoration letter-spacing word-spacing writing-mode direction unicode-bidi dominant-baseline alignment-baseline
  baseline-shift marker marker-start marker-mid marker-end
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode order
  kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ z azimuth elevation scale xChannelSelector
  yChannelSelector radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent`);

const OWN_PART = /^#\S+$/;
const OWN_PIXELS = /^data:image\/(?:png|jpe?g|webp);base64,[A-Za-z0-9+/=\s]+$/;
/** CSS that loads resources, or backslash escapes that could hide it. */
const FETCHING = /\\|@|(?:image|image-set|src|cross-fade|element|paint|expression)\s*\(|-moz-binding|behavior\s*:/i;
const ADDRESSES = /url\(\s*(["']?)([^)"']*)\1\s*(\)?)/gi;

/** Limits that no honest drawing reaches; beyond them a file is meant to keep a program busy. */
const MOST = { elements: 50_000, depth: 100, uses: 200_000 } as const;

type Node = { name: string; attributes: [name: string, value: string][]; children: (Node | string)[] };
type Drawing = { text: string; found?: undefined } | { text?: undefined; found: string };

class NoDrawing extends Error {}
const refuse = (found: string): never => {
  throw new NoDrawing(found);
};

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('eine andere Kodierung als UTF-8');
  }
}

/** Checks attributes and style sheets. */
function checkStyle(text: string): void {
  const [fetching] = FETCHING.exec(text) ?? [];
  if (fetching) refuse(fetching.trim());
  for (const [whole, , address = '', end] of text.matchAll(ADDRESSES))
    if (!end || !OWN_PART.test(address.trim())) refuse(short(whole));
  if (/url\s*\(/i.test(text.replace(ADDRESSES, ''))) refuse('url(');
}

function attributesOf({ local, attributes }: SaxesTagNS): Node['attributes'] {
  const list = Object.values(attributes).flatMap(({ uri, prefix, local: name, value }): Node['attributes'] => {
    if (uri === XMLNS || NOTES.has(uri) || (uri === '' && name.startsWith('data-'))) return [];
    if (uri === XML && (name === 'space' || name === 'lang')) return [[`xml:${name}`, value]];
    const isLink = (uri === '' || uri === XLINK) && name === 'href';
    if (!isLink && (uri !== '' || !ATTRIBUTES.has(name))) refuse(`${prefix ? `${prefix}:` : ''}${name}=`);
    const fits = local === 'image' ? OWN_PIXELS : OWN_PART;
    if (isLink && !fits.test(value.trim())) refuse(`href="${short(value)}"`);
    if (!isLink) checkStyle(value);
    return [[name, value]];
  });
  // Removes duplicates: 'href' and 'xlink:href' may both be present.
  return [...new Map(list)];
}

/** Element tree with names without prefixes. */
function treeOf(text: string): Node {
  const parser = new SaxesParser({ xmlns: true });
  const top: Node = { name: '', attributes: [], children: [] };
  const open: Node[] = [top];
  let elements = 0;
  /** Depth inside a skipped metadata element. */
  let skipped = 0;

  parser.on('error', ({ message }) => refuse(`ein Fehler im XML, Zeile ${message.split(':')[0]}`));
  parser.on('doctype', () => refuse('<!DOCTYPE'));
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}`));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-8$/i.test(encoding)) refuse(`encoding="${short(encoding)}"`);
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MOST.elements) refuse(`mehr als ${MOST.elements} Elemente`);
    if (open.length + skipped > MOST.depth) refuse(`mehr als ${MOST.depth} Elemente ineinander`);
    if (skipped > 0 || NOTES.has(tag.uri) || (tag.uri === SVG && tag.local === 'metadata')) {
      skipped += 1;
      return;
    }
    if (tag.uri !== SVG || !ELEMENTS.has(tag.local)) refuse(`<${tag.name}`);
    const node: Node = { name: tag.local, attributes: attributesOf(tag), children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1;
    else open.pop();
  });
  const take = (part: string) => {
    if (skipped === 0) open.at(-1)?.children.push(part);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(text).close();
  const root = top.children.find((child) => typeof child !== 'string');
  return root?.name === 'svg' ? root : refuse(`<${root?.name}`);
}

const partsOf = (node: Node): Node[] => node.children.filter((child) => typeof child !== 'string');
const everyPart = (node: Node): Node[] => [node, ...partsOf(node).flatMap(everyPart)];
const attributeOf = (node: Node, name: string) => node.attributes.find(([own]) => own === name)?.[1];

/** Limits exponential <use>: ten levels of ten each would draw 10,000,000,000 elements. */
function checkUses(root: Node): void {
  const byId = new Map(everyPart(root).map((node) => [`#${attributeOf(node, 'id')}`, node]));
  const known = new Map<Node, number>();
  const drawn = (node: Node): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    known.set(node, Number.POSITIVE_INFINITY);
    const target = node.name === 'use' ? byId.get(attributeOf(node, 'href')?.trim() ?? '') : undefined;
    const count = [...partsOf(node), ...(target ? [target] : [])].reduce((sum, one) => sum + drawn(one), 1);
    if (count > MOST.uses) refuse('<use> ohne Ende');
    known.set(node, count);
    return count;
  };
  drawn(root);
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"\t\n\r]/g, (sign) => SIGNS[sign] ?? `&#${sign.charCodeAt(0)};`);

function written({ name, attributes, children }: Node): string {
  const inside = children.map((child) =>
    typeof child === 'string' ? child.replace(/[&<>]/g, escaped) : written(child),
  );
  const head = [name, ...attributes.map(([own, value]) => `${own}="${escaped(value)}"`)].join(' ');
  return inside.length > 0 ? `<${head}>${inside.join('')}</${name}>` : `<${head}/>`;
}

/** Rewrites an SVG as a pure drawing, or names what is not allowed in it:
 * drawingOf(bytes) → { text: '<svg xmlns=…>…' }, for a script { found: '<script' } */
export function drawingOf(bytes: Uint8Array): Drawing {
  try {
    const root = treeOf(decoded(bytes));
    for (const { name, children } of everyPart(root))
      if (name === 'style') checkStyle(children.filter((child) => typeof child === 'string').join(''));
    checkUses(root);
    return { text: written({ ...root, attributes: [['xmlns', SVG], ...root.attributes] }) };
  } catch (error) {
    if (error instanceof NoDrawing) return { found: error.message };
    throw error;
  }
}
