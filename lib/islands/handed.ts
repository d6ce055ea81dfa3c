/** What one island of a page is handed. */
export type Handed = {
  /** Of the ids that React makes, so that they differ from those of other islands: 'i3-' */
  prefix: string;
  /** Its props as JSON, with `{ $slot: 0 }` for a node. */
  props: unknown;
  /** The numbers of the nodes in the order in which they stand in the page. */
  shown?: number[];
  /** The HTML of nodes that do not stand in the page at first, by their number. */
  slots?: Record<string, string>;
};
