import { startButton } from './button';
import { startList } from './list';

// Loaded when somebody presses „Mitnehmen“, where something was kept before, and on the list (lib/plain/keep-on-press.ts).
for (const root of document.querySelectorAll<HTMLElement>('[data-keep]')) {
  if (root.dataset.kind === 'list') startList(root);
  else startButton(root);
}
