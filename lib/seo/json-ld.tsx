import type { Graph as GraphNode, Thing } from 'schema-dts';

export type Node = Exclude<Thing, string>;
export type Graph = readonly Node[];

/** Escapes '<', which could close the script element: toScript(graph) → '{"@context":"https://schema.org","@graph":[…]}' */
export const toScript = (graph: Graph) => {
  const whole: GraphNode = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(whole).replaceAll('<', '\\u003c');
};

/** The only component in lib; each route has one. */
export const JsonLd = ({ graph }: { graph: Graph }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScript(graph) }} />
);
