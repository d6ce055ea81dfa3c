import { startButton } from './button';
import { startList } from './list';

// Loaded when „Mitnehmen“ is pressed, if offline copies exist, and on their list (lib/plain/keep-on-press.ts).
for (const root of document.querySelectorAll<HTMLElement>('[data-keep]')) {
  if (root.dataset.kind === 'list') startList(root);
  else startButton(root);
}
