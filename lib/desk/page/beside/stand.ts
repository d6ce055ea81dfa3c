import type { KindName } from '@/lib/desk/kinds';
import type { Asking } from './ask';
import { Panel } from './panel';

type Form = Record<string, unknown>;
type Props = { entry: { get: (name: 'data') => { toJS: () => Form } } };

/** What Sveltia offers to show beside a form. */
export type Cms = {
  registerPreviewTemplate: (name: string, component: (props: Props) => unknown) => void;
  registerPreviewStyle: (address: string) => void;
};
type Own = { createElement: (name: string, props: object) => unknown };

/** Sveltia calls the template at every change, with what stands in the form; what it shows is ours. */
export function standBeside(cms: Cms, kind: KindName, asking: Asking): void {
  const panel = new Panel(kind, asking);
  const ref = (element: HTMLElement | null) => panel.standIn(element);
  cms.registerPreviewTemplate(kind, ({ entry }) => {
    panel.change(() => entry.get('data').toJS());
    return (window as unknown as Own).createElement('div', { ref });
  });
}
