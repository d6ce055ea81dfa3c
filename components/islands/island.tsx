import type { ComponentType } from 'react';
import { handOver, takeOver } from './slots';
import { islandName } from './stand-in';

type Props<P extends object> = {
  /** The component of an .island.tsx file. */
  of: ComponentType<P>;
  /** JSON, and nodes that the server renders. */
  props: P;
  /** JSON that its first effect does not need, its prop `later`: the export puts it into a file of its own (later.ts). */
  later?: object;
  /** When it is hydrated: on use, when it comes into view, or at once. */
  hydrate?: 'use' | 'visible' | 'now';
  /** Fields of the query ('?q'), beginnings of the hash ('#book-') and fields of the history entry with which it is hydrated at once. */
  now?: string;
  /** The last day on which it is right as it was built. */
  after?: string | undefined;
  /** Its scripts are fetched as soon as the page has loaded. */
  ahead?: boolean;
  /** Names of islands that are hydrated after it, as they share a state. */
  also?: string;
};

/**
 * A component that runs in the browser (decision 0012). The export writes what it is handed into the page, where
 * `fillIslands` renders it; in development, in the gallery and in the desk's preview it stands as it is.
 */
export function Island<P extends object>({ of: Component, props, later, hydrate = 'use', ahead, ...when }: Props<P>) {
  const name = islandName(Component);
  const { json, nodes } = handOver(props);
  if (!name) {
    const given = takeOver(json, (at) => <island-slot key={at}>{nodes[at]}</island-slot>) as P;
    return (
      <island-root data-live="">
        <Component {...given} {...(later && { later })} />
      </island-root>
    );
  }
  return (
    <island-root
      data-island={name}
      data-hydrate={hydrate}
      data-now={when.now}
      data-after={when.after}
      data-ahead={ahead && ''}
      data-also={when.also}
    >
      <script type="application/json" dangerouslySetInnerHTML={{ __html: asScript(json) }} />
      {later && <script type="application/json" dangerouslySetInnerHTML={{ __html: asScript(later) }} />}
      {nodes.map((node, at) => (
        // Their number is what they are found by.
        <template key={String(at)}>{node}</template>
      ))}
    </island-root>
  );
}

/** Without what could end the script. */
const asScript = (json: unknown) => JSON.stringify(json).replaceAll('<', '\\u003c');
