/** Hosts of most German addresses: only these are suggested. */
export const COMMON_HOSTS = [
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'outlook.de',
  'outlook.com',
  'hotmail.de',
  'hotmail.com',
  'live.de',
  'yahoo.de',
  'yahoo.com',
  'icloud.com',
  'aol.com',
  'arcor.de',
  'vodafone.de',
  'bluewin.ch',
];

/** Other hosts that give out addresses, one edit away from a common one: no typos of it. */
const LOOKALIKES =
  'email.com gmx.it gmx.pt hotmail.be hotmail.se live.be live.dk live.se mail.com outlook.be outlook.dk yahoo.se ymail.com';

export const KNOWN_HOSTS: ReadonlySet<string> = new Set([...COMMON_HOSTS, ...LOOKALIKES.split(' ')]);
