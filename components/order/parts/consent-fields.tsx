import { withBase } from 'content/base-path';
import type { OrderValues } from 'subscription/order/values';
import { Check } from '@/components/order/fields/check';
import type { FormCopy } from '@/components/order/form-copy';
import { PATHS } from '@/lib/paths';

const DOCUMENTS = [
  { href: PATHS.terms, label: 'AGB' },
  { href: PATHS.withdrawal, label: 'Widerrufsbelehrung' },
] as const;

const DocumentLink = ({ href, label }: { href: string; label: string }) => (
  <a href={withBase(href)} target="_blank" rel="noopener">
    {label}
    <span className="visually-hidden"> (öffnet einen neuen Tab)</span>
  </a>
);

/** Consent to the terms and, separately, to advertising; not preselected (R-LAW-6). Documents open beside the form. */
export function ConsentFields({ copy }: { copy: FormCopy }) {
  return (
    <>
      <ul role="list" className="documents">
        {DOCUMENTS.map((document) => (
          <li key={document.href}>
            <DocumentLink {...document} />
          </li>
        ))}
      </ul>
      <Check<OrderValues> name="termsAccepted" label={copy.terms} />
      <Check<OrderValues> name="marketingConsent" label={copy.marketing} optional />
      <p className="documents">
        {copy.privacy} <DocumentLink href={PATHS.privacy} label="Datenschutzerklärung" />
      </p>
    </>
  );
}
