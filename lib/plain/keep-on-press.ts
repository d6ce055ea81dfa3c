/** Loads the „Mitnehmen“ script on the first press; immediately on the list, and if offline copies exist (R-KEEP-1). */
export function keepOnPress(): void {
  const root = document.querySelector<HTMLElement>('[data-keep]');
  const button = root?.querySelector('button');
  // Only the build fills in `data-keep` (lib/export/passes/name-keep-script.ts); it is empty in `npm run dev`.
  if (!root?.dataset.keep || !button) return;
  const { dataset } = root;
  const load = () => {
    const script = document.createElement('script');
    script.src = dataset.keep ?? '';
    script.onerror = () => {
      dataset.state = '';
      const status = root.querySelector('[role=status]');
      if (status) status.textContent = dataset.lost ?? '';
      button.onclick = press;
    };
    document.head.append(script);
  };
  const press = () => {
    button.onclick = null;
    dataset.state = 'busy';
    load();
  };
  if (dataset.kind || navigator.serviceWorker?.controller) load();
  else button.onclick = press;
}
