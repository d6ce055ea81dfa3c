import type { Settings } from './settings';

/** What starts, but must not stay so once real orders come in: warnings(settings, 'abo@example.com') → ['OFFICE_KEY fehlt: …'] */
export const warnings = ({ smtpUrl, sealKey, from }: Settings, publisherEmail: string): string[] =>
  smtpUrl
    ? [
        ...(sealKey
          ? []
          : [
              'OFFICE_KEY fehlt: Kontonummern liegen unverschlüsselt im Speicher. Ihn macht „npm run orders -- setup“.',
            ]),
        ...(from || publisherEmail.includes('@') ? [] : ['MAIL_FROM fehlt, und content/site.yaml nennt keine E-Mail.']),
      ]
    : [];
