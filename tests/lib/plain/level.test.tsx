import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEY } from '@/lib/aids/settings';

/** Renders the switch at a URL and runs its script. */
async function open(address: string) {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<fieldset>
    <label><input type="radio" name="text" value="ganz" checked>Ganz</label>
    <label><input type="radio" name="text" value="leicht">Kurz und leicht</label>
  </fieldset><script type="text/plain"></script>`;
  const currentScript = document.querySelector('script');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: currentScript });
  await jest.isolateModulesAsync(async () => {
    await import('@/lib/plain/level');
  });
}

const easy = () => screen.getByRole('radio', { name: 'Kurz und leicht' });
const whole = () => screen.getByRole('radio', { name: 'Ganz' });

beforeEach(() => localStorage.clear());

test('the URL overrides the stored choice', async () => {
  localStorage.setItem(KEY, '{"text":"leicht"}');
  await open('/news/eulen/?text=ganz');
  expect(whole()).toBeChecked();
});

test('a choice is kept in URL and storage, without changing other settings', async () => {
  localStorage.setItem(KEY, '{"size":"3"}');
  await open('/news/eulen/');
  await userEvent.click(easy());
  expect(window.location.search).toBe('?text=leicht');
  await open('/news/igel/');
  expect(easy()).toBeChecked();
  await userEvent.click(whole());
  expect(window.location.search).toBe('');
  expect(localStorage.getItem(KEY)).toBe('{"size":"3"}');
});

test('the URL selects the text; the default choice is not stored', async () => {
  await open('/news/eulen/?text=leicht');
  expect(easy()).toBeChecked();
  await userEvent.click(whole());
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('without storage the choice applies to the page', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open('/news/eulen/');
  await userEvent.click(easy());
  expect(easy()).toBeChecked();
  expect(window.location.search).toBe('?text=leicht');
  storage.mockRestore();
});
