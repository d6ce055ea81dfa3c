import { format } from 'node:util';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from './island-root';
import { deserializeProps } from './slots';

export type RenderIsland = (name: string, props: unknown, prefix: string) => string;

/** renderer({ Quiz })('Quiz', { questions: [] }, 'i0-') → '<ul>…</ul>', with empty numbered slots. Throws if the
 * component does, or if React logs an error, as it does in development about markup that would not hydrate. */
export const renderer =
  (components: Record<string, ComponentType<object>>): RenderIsland =>
  (name, props, prefix) => {
    const Component = components[name];
    if (!Component) throw new Error(`There is no island ${name}.`);
    const complaints: string[] = [];
    const { error } = console;
    console.error = (...values) => void complaints.push(format(...values));
    try {
      const html = renderToString(
        <IslandRoot>
          <Component {...(deserializeProps(props, (at) => <island-slot data-slot={at} />) as object)} />
        </IslandRoot>,
        { identifierPrefix: prefix },
      );
      if (complaints.length > 0) throw new Error(complaints.join(' '));
      return html;
    } finally {
      console.error = error;
    }
  };
