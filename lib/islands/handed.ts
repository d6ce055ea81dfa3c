/** The data that the page passes to one island. */
export type IslandData = {
  /** Prefix of React's ids, so that they are unique across islands: 'i3-' */
  prefix: string;
  /** Props as JSON; a node is replaced by `{ $slot: 0 }`. */
  props: unknown;
  /** Slot numbers of the nodes already in the page, in document order. */
  shown?: number[];
  /** HTML of the nodes not in the page yet, by slot number. */
  slots?: Record<string, string>;
};
