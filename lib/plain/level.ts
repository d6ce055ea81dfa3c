import { KEY } from '@/lib/aids/settings';

// Inline after a two-way switch (lib/export/inline.ts), so that the version from the address (`?text=leicht`) or from
// the last visit is painted first. A choice is stored under the switch's name, and written to the address for sharing
// (R-NEWS-13, R-PUZ-11).

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
    // Storage is unavailable: the choice applies to this page only.
  }
});
