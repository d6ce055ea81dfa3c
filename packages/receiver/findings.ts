import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { formatMoment } from 'german/dates/moment';
import type { Health } from './health';

/** In milliseconds; an older unsent mail, or an older backup, needs attention. */
const LATE = 15 * 60_000;
const OLD = 3 * 24 * 60 * 60_000;

/** One word for each finding, without personal data; monitors read them (docs/how-to/receive-orders.md). */
export type Finding = 'database' | 'refused' | 'late' | 'clock' | 'content' | 'backup';

const DATABASE: Record<Exclude<Health['database'], 'ok'>, string> = {
  away: 'Die Datenbank antwortet nicht: Bestellungen werden abgewiesen. Läuft sie, und stimmt DATABASE_URL?',
  full: 'Der Speicher ist voll: Bestellungen werden abgewiesen. Schaffen Sie Platz auf der Festplatte des Servers; danach geht es von selbst weiter.',
  damaged:
    'Die Datei mit den Bestellungen ist beschädigt. Halten Sie den Empfang an, und holen Sie die letzte Sicherung zurück: npm run orders -- restore DATEI',
};

const CONTENT: Record<Exclude<Health['content'], ''>, string> = {
  missing:
    'Die Datei orders.content.json fehlt, die beim Bau der Website entsteht. Bis sie wieder da ist, gelten die Preise und Texte des letzten bekannten Baus. Legen Sie sie an ihren Ort (CONTENT).',
  unreadable:
    'Die Datei orders.content.json lässt sich nicht lesen. Bis dahin gelten die Preise und Texte des letzten bekannten Baus. Bauen Sie die Website neu, mit derselben Fassung wie der Empfang.',
};

/** What has to be mended, with what to do: findingsOf(health, now) → [['clock', 'Gelöscht wird nichts: Zuletzt lief …']], [] if all is well */
export function findingsOf(health: Health, at: Date): [name: Finding, text: string][] {
  const { database, oldestMail, refusal, clock, content, backup } = health;
  const isLate = oldestMail !== '' && at.getTime() - Date.parse(oldestMail) > LATE;
  const isOld = backup !== undefined && at.getTime() - Date.parse(backup.at) > OLD;
  const found: [Finding, string | false | undefined][] = [
    ['database', database !== 'ok' && DATABASE[database]],
    [
      'refused',
      refusal !== '' &&
        `Der Mailserver weist E-Mails ab („${refusal}“). Sie warten und gehen hinaus, sobald er sie nimmt: Prüfen Sie SMTP_URL und MAIL_FROM.`,
    ],
    [
      'late',
      isLate &&
        `Seit ${formatMoment(new Date(oldestMail))} wartet eine E-Mail. Ist der Mailserver zu erreichen? Mehr steht unter „E-Mails“.`,
    ],
    ['clock', clock?.message],
    ['content', content !== '' && CONTENT[content]],
    [
      'backup',
      isOld &&
        backup &&
        `Die letzte Sicherung ist vom ${formatDay(today(new Date(backup.at)))}: npm run orders -- backup`,
    ],
  ];
  return found.flatMap(([name, text]): [Finding, string][] => (text ? [[name, text]] : []));
}
