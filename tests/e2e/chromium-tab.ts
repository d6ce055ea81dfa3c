import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

type Message = {
  id?: number;
  method?: string;
  params?: { sessionId?: string; targetInfo?: { targetId: string; type: string; subtype?: string } };
  result?: unknown;
  error?: { message: string };
};

/**
 * Opens Chromium with one tab over its debugging pipe. Playwright attaches to pages, and Chromium does not prerender in
 * a tab with attached pages; this attaches to the tab.
 */
export async function openTab(executablePath: string, profile: string) {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...args, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , commands, messages] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const open = new Map<number, (message: Message) => void>();
  /** Session of the visible page. */
  let visible: string | undefined;
  /** Sessions of prerendered pages by target. */
  const ahead = new Map<string, string>();
  let sent = 0;
  let rest = '';

  const receive = ({ id, method, params, ...answer }: Message) => {
    if (id) open.get(id)?.(answer);
    const { sessionId, targetInfo } = params ?? {};
    if (targetInfo?.type !== 'page') return;
    const { targetId, subtype } = targetInfo;
    if (subtype === 'prerender') {
      if (sessionId) ahead.set(targetId, sessionId);
      return;
    }
    // A prerendered page that is shown loses its subtype.
    if (method === 'Target.attachedToTarget') visible = sessionId;
    else visible = ahead.get(targetId) ?? visible;
    ahead.delete(targetId);
  };
  messages.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) receive(JSON.parse(part));
  });

  async function send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    sent += 1;
    const id = sent;
    const answered = new Promise<Message>((resolve) => open.set(id, resolve));
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }
  const inPage = <T>(method: string, params: object) => send<T>(method, params, visible);
  const mouse = (type: string, place: object) =>
    inPage('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...place });

  const { targetInfos } = await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    ...targetInfos[0],
    flatten: true,
  });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await send('Target.setAutoAttach', attach, sessionId);

  /** Runs a self-contained function in the visible page. */
  async function run<A extends string[], R>(work: (...parameters: A) => R, ...parameters: A): Promise<R> {
    const expression = `(${work})(...${JSON.stringify(parameters)})`;
    const { result } = await inPage<{ result: { value: R } }>('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  }
  const middleOf = (selector: string) =>
    run((wanted) => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, selector);
  async function hover(selector: string) {
    const place = await middleOf(selector);
    if (!place) throw new Error(`${selector} is not in the page`);
    await mouse('mouseMoved', place);
    return place;
  }

  return {
    run,
    hover,
    open: (url: string) => inPage('Page.navigate', { url }),
    async click(selector: string) {
      const place = await hover(selector);
      await mouse('mousePressed', place);
      await mouse('mouseReleased', place);
    },
    type: (text: string) => inPage('Input.insertText', { text }),
    async close() {
      const closed = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await closed;
    },
  };
}
