import { PLACEHOLDER } from '@/lib/content/schema/site';

/**
 * The address of an e-mail enquiry; undefined while the publisher's own is a placeholder: a mail to nobody is a dead end.
 *
 * enquiryMail('abo@example.org', 'Probepaket') → 'mailto:abo@example.org?subject=Anfrage%3A%20Probepaket'
 */
export const enquiryMail = (email: string, title: string) =>
  email === PLACEHOLDER ? undefined : `mailto:${email}?subject=${encodeURIComponent(`Anfrage: ${title}`)}`;
