import { group, line, prose } from './fields';
import { description, head, heading, more, text, title } from './parts';

/** R-KEEP: the button „Mitnehmen“, the list of offline copies, and texts shown offline. */
export const keptSchema = group('Mitgenommenes', {
  ...head,
  without: prose('Ohne JavaScript', 20, 240),
  stays: group('Wie es bleibt', { title: title(5, 60), text: text(20, 320), how: text(20, 320) }),
  empty: group('Wenn nichts da ist', { title: title(5, 60), text: text(20, 240), more: more(3, 40) }),
  /** %date%, %size% and %title% are those of one copy, %sum% and %room% those of all. */
  facts: line('Angaben', 5, 80, '%date%, %size% und %title% stehen für das Eigene.'),
  remove: line('Wegräumen', 3, 30),
  removeAll: line('Alles wegräumen', 3, 30),
  sure: line('Rückfrage', 3, 40),
  removed: line('Wenn eins weggeräumt ist', 5, 80),
  left: line('Wenn alles weggeräumt ist', 5, 160),
  sum: line('Summe', 10, 200, '%sum% und %room% stehen für alles.'),
  room: line('Freier Platz', 10, 120),
  much: line('Wenn sehr viel frei ist', 3, 40),
  button: group('Knopf', {
    take: line('Mitnehmen', 3, 24),
    busy: line('Während sie eingepackt wird', 3, 24),
    leave: line('Wegräumen', 3, 24),
    done: line('Wenn sie eingepackt ist', 10, 160),
    left: line('Wenn sie weggeräumt ist', 10, 160),
    list: line('Zur Liste', 3, 40),
  }),
  /** Shown on an offline copy; %date% is its day. */
  note: line('Hinweis auf einer alten Seite', 10, 120, '%date% steht für ihren Tag.'),
  offline: group('Ohne Netz', {
    title: title(3, 60),
    description: description(50, 160),
    text: text(20, 240),
    again: line('Noch einmal', 3, 40),
    heading: heading(3, 60),
  }),
  faults: group('Wenn etwas nicht geht', {
    unsupported: line('Der Browser kann es nicht', 20, 200),
    blocked: line('Der Browser erlaubt es nicht', 20, 200),
    full: line('Kein Platz', 20, 200),
    failed: line('Es ging nicht', 20, 200),
  }),
});
