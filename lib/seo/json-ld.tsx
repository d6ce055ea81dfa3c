import type { Graph, Thing } from 'schema-dts';

export type Node = Exclude<Thing, string>;

/** Escapes '<', which could close the script element: toScript(nodes) → '{"@context":"https://schema.org","@graph":[…]}' */
export const toScript = (nodes: readonly Node[]) => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
};

/** The only component in lib; used once per page. */
export const JsonLd = ({ nodes }: { nodes: readonly Node[] }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(nodes) }} />
);
