import type { KindName } from '@/lib/desk/kinds';
import type { Asking } from './ask';
import { Panel } from './panel';

type Form = Record<string, unknown>;
type Props = { entry: { get: (name: 'data') => { toJS: () => Form } } };

/** Sveltia's API for previews. */
export type Cms = {
  registerPreviewTemplate: (name: string, component: (props: Props) => unknown) => void;
  registerPreviewStyle: (address: string) => void;
};
type Own = { createElement: (name: string, props: object) => unknown };

/** Sveltia calls the template with the form's data at every change; the pane itself is ours. */
export function registerPreviewPane(cms: Cms, kind: KindName, asking: Asking): void {
  const panel = new Panel(kind, asking);
  const ref = (element: HTMLElement | null) => panel.standIn(element);
  cms.registerPreviewTemplate(kind, ({ entry }) => {
    panel.change(() => entry.get('data').toJS());
    return (window as unknown as Own).createElement('div', { ref });
  });
}
