import { describeValue, type Warning } from './fault';

type Entry = { file: string; data: unknown };

/** Reports repeated titles, most likely copied; an event may repeat on another day:
 * → [{ file: 'books/2-b.yaml', field: 'title', found: '„Die Wolkenwerft“', … }] */
export const sameTitles = (folders: Record<string, readonly Entry[]>): Warning[] =>
  Object.values(folders).flatMap((entries) => {
    const seen = new Map<string, string>();
    return entries.flatMap(({ file, data }): Warning[] => {
      const { title, date } = (data ?? {}) as { title?: unknown; date?: unknown };
      if (title === undefined) return [];
      const key = JSON.stringify(file.startsWith('events/') ? [title, date] : title);
      const other = seen.get(key);
      seen.set(key, file);
      const expected = `ein Titel, den ${other} nicht schon trägt`;
      return other ? [{ kind: 'Hinweis', file, field: 'title', found: describeValue(title), expected }] : [];
    });
  });
