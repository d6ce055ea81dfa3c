import { PLACEHOLDER } from 'content/schema/site';

/** enquiryMail('abo@example.org', 'Probepaket') → 'mailto:abo@example.org?subject=Anfrage%3A%20Probepaket'; undefined
 * while the address is a placeholder */
export const enquiryMail = (email: string, title: string) =>
  email === PLACEHOLDER ? undefined : `mailto:${email}?subject=${encodeURIComponent(`Anfrage: ${title}`)}`;
