import type { Graph, Thing } from 'schema-dts';

export type Node = Exclude<Thing, string>;

/** JSON that cannot end the script it stands in. */
export const toScript = (nodes: readonly Node[]) => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
};

/** What a page says of itself for machines; a page has one. The only writer of it, and the only React in lib. */
export const JsonLd = ({ nodes }: { nodes: readonly Node[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(nodes) }} />
);
