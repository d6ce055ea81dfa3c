export type Fault = { code?: string; responseCode?: number; response?: string; command?: string };

/** Code of an address with letters beyond ASCII before the @, for a server that cannot take it. */
export const NO_UTF8 = 'ENOUTF8';

const UTF8_WORDS = 'Die Adresse hat vor dem @ Umlaute oder andere Zeichen, die der Mailserver nicht annimmt (SMTPUTF8)';

const BY_COMMAND: Record<string, string> = {
  'MAIL FROM': 'Absender abgelehnt',
  'RCPT TO': 'Adresse abgelehnt',
  DATA: 'Text abgelehnt',
};
const BY_CODE: Record<string, string> = {
  EAUTH: 'Anmeldung am Mailserver abgelehnt',
  ENOAUTH: 'Anmeldung am Mailserver abgelehnt',
  ETLS: 'Verschlüsselung mit dem Mailserver gescheitert',
};
const OTHERWISE = 'Mailserver nicht erreichbar';

const LONGEST = 200;
const ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/g;

/** The server's answer in one line, without addresses; of a refused login only the code, as some servers repeat the user's name. */
const wordsOf = ({ code = 'fault', responseCode, response = '' }: Fault) =>
  code === 'EAUTH' && responseCode
    ? `${responseCode}`
    : response.replace(ADDRESS, '…').replace(/\s+/g, ' ').trim().slice(0, LONGEST) || code;

/** Codes after RCPT TO that concern the address, where no detailed one follows (RFC 5321). */
const OF_THE_ADDRESS = new Set([501, 550, 551, 552, 553, 556]);
/** Detailed codes (RFC 3463) of the recipient's address or mailbox. 5.1.7 and 5.1.8 concern the sender; 5.4.1 is what some large hosts say
 * of an unknown mailbox. */
const OF_THE_RECIPIENT = /^5\.(1\.(?![78]\b)|2\.|4\.1\b|6\.7\b)/;

function isTheRecipients({ code, command, responseCode = 0, response = '' }: Fault): boolean {
  if (code === NO_UTF8) return true;
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return false;
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (detail) return OF_THE_RECIPIENT.test(detail);
  return command === 'RCPT TO' && OF_THE_ADDRESS.has(responseCode);
}

/** What a failed mail means. Final is only what concerns the recipient's address; sender, login, text and connection are the publisher's to
 * mend, and the mail waits for it: refusalOf(fault) → { text: 'Adresse abgelehnt: 550 5.1.1 User unknown', isFinal: true } */
export function refusalOf(fault: Fault): { text: string; isFinal: boolean } {
  const { code = '', command = '' } = fault;
  const isFinal = isTheRecipients(fault);
  if (code === NO_UTF8) return { text: UTF8_WORDS, isFinal };
  const what = BY_CODE[code] ?? BY_COMMAND[command] ?? OTHERWISE;
  return { text: `${what}: ${wordsOf(fault)}`, isFinal };
}
