type NotRun = { sentence: string; isRefused: boolean };

/**
 * With CI=true, only gaps that are accepted by name and with a reason are allowed:
 * notRun('hosts', ['caddy'], {}, true) → { sentence: 'Nicht gelaufen (hosts): caddy. Mit CI=true …', isRefused: true }
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
