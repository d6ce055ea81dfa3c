import type { Examples } from '@/components/examples';
import { PATHS } from '@/lib/paths';
import { BackLink, MoreLink } from './back-link';

export const examples = {
  zurück: <BackLink href={PATHS.books}>Zurück zu den Buchtipps</BackLink>,
  weiter: <MoreLink href={PATHS.books}>Alle Buchtipps ansehen</MoreLink>,
  'weiter mit Ziel für Vorleser': (
    <MoreLink href={PATHS.books} about="Die Wolkenwerft">
      Mehr erfahren
    </MoreLink>
  ),
} satisfies Examples;
