import { now } from 'german/dates/day';
import type { Context } from 'hono';
import { findingsOf } from '../findings';
import type { Watch } from '../health';

/** In milliseconds: anybody may ask, and each look writes. */
const FRESH = 5000;

/** For monitoring, without personal data: 200 only if nothing has to be mended: health(watch)(context) → 200 { status: 'ok', findings: [],
 * oldestMail: 0 }, or 503 { status: 'attention', findings: ['late', 'clock'], oldestMail: 5400 } */
export function health({ health: look }: Watch) {
  let last: { until: number; answer: Promise<{ findings: string[]; oldestMail: number }> } | undefined;
  const answer = async () => {
    const state = await look();
    const seconds = state.oldestMail ? Math.round((now().getTime() - Date.parse(state.oldestMail)) / 1000) : 0;
    return { findings: findingsOf(state, now()).map(([name]) => name), oldestMail: Math.max(0, seconds) };
  };
  return async (context: Context) => {
    if (!last || performance.now() > last.until) last = { until: performance.now() + FRESH, answer: answer() };
    const found = await last.answer;
    const isFine = found.findings.length === 0;
    return context.json({ status: isFine ? 'ok' : 'attention', ...found }, isFine ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  };
}
