import { KEY } from '@/lib/aids/settings';

// Inline behind a switch of two (lib/export/inline.ts), so that what the address asks for (`?text=leicht`) or was chosen
// before is painted first. A choice is kept by the name of the switch, and stands in the address to be passed on (R-NEWS-13,
// R-PUZ-11).

const box = document.currentScript?.previousElementSibling as HTMLFieldSetElement;
const [usual, other] = box.elements as unknown as [HTMLInputElement, HTMLInputElement];
const { name, value } = other;

function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return {};
  }
}

const wanted = new URLSearchParams(location.search).get(name) ?? read()[name];
(wanted === value ? other : usual).checked = true;

box.addEventListener('change', () => {
  const url = new URL(location.href);
  const kept = read();
  if (other.checked) {
    kept[name] = value;
    url.searchParams.set(name, value);
  } else {
    delete kept[name];
    url.searchParams.delete(name);
  }
  history.replaceState(history.state, '', url);
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // The choice holds on this page alone.
  }
});
