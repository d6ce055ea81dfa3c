import { PLACEHOLDER } from '@/lib/content/schema/site';

/**
 * The address of an e-mail enquiry; while the publisher's address is a placeholder the visitor fills it in.
 *
 * enquiryMail('abo@example.org', 'Probepaket') → 'mailto:abo@example.org?subject=Anfrage%3A%20Probepaket'
 */
export const enquiryMail = (email: string, title: string) =>
  `mailto:${email === PLACEHOLDER ? '' : email}?subject=${encodeURIComponent(`Anfrage: ${title}`)}`;
