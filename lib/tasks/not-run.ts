/** What a gate says of programs it did not find, and whether the run may go on all the same. */
export type NotRun = { sentence: string; isRefused: boolean };

/**
 * What was not run is named, never counted as passed; on the way to visitors (CI=true) only gaps that were accepted by
 * name, with a reason, are let through.
 *
 * notRun('hosts', ['caddy'], {}, true)
 *   → { sentence: 'Nicht gelaufen (hosts): caddy. Mit CI=true …', isRefused: true }
 */
export function notRun(gate: string, missing: string[], accepted: Record<string, string>, isCi: boolean): NotRun {
  const open = missing.filter((name) => !accepted[name]?.trim());
  const gaps = missing.map((name) => (accepted[name] ? `${name} (${accepted[name]})` : name)).join(', ');
  const isRefused = isCi && open.length > 0;
  const why = isRefused
    ? ` Mit CI=true muss ${open.join(', ')} laufen oder mit Grund in tests/accepted-gaps.yaml stehen.`
    : '';
  return { sentence: `Nicht gelaufen (${gate}): ${gaps}.${why}`, isRefused };
}
