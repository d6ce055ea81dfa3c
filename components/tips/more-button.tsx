import { withBase } from '@/lib/pages/paths';

/** Leads to the tip's place on the full list (R-TIP-3). */
export function MoreButton({ href, title }: { href: string; title: string }) {
  return (
    <a className="button" data-variant="second" data-size="small" href={withBase(href)}>
      Mehr erfahren<span className="visually-hidden">: {title}</span>
    </a>
  );
}
