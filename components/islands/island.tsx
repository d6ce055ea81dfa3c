import type { ComponentType } from 'react';
import { deserializeProps, serializeProps } from './slots';
import { islandName } from './stand-in';

type Props<P extends object> = {
  /** A component from an .island.tsx file. */
  of: ComponentType<P>;
  /** JSON and server-rendered nodes. */
  props: P;
  /** JSON for the prop `later`, not needed by the first effect; the export moves it into its own file (later.ts). */
  later?: object;
  /** Hydrates on use, when visible, or at once. */
  hydrate?: 'use' | 'visible' | 'now';
  /** Hydrates at once for these query fields ('?q'), hash prefixes ('#book-'), stored keys ('@duda-raetsel') or fields of
   * the history entry. */
  now?: string;
  /** Last day on which the built HTML is right. */
  after?: string | undefined;
  /** Fetches its scripts as soon as the page has loaded. */
  ahead?: boolean;
  /** Names of islands that hydrate after it because they share state. */
  also?: string;
};

/** A component that runs in the browser (decision 0012). The export writes its props into the page, where `fillIslands`
 * renders it; in development, the gallery and the CMS preview it is rendered directly. */
export function Island<P extends object>({ of: Component, props, later, hydrate = 'use', ahead, ...when }: Props<P>) {
  const name = islandName(Component);
  const { json, nodes } = serializeProps(props);
  if (!name) {
    const given = deserializeProps(json, (at) => <island-slot key={at}>{nodes[at]}</island-slot>) as P;
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
        // Templates are found by their number.
        <template key={String(at)}>{node}</template>
      ))}
    </island-root>
  );
}

/** JSON that cannot end its script element. */
const asScript = (json: unknown) => JSON.stringify(json).replaceAll('<', '\\u003c');
