import { Words } from '@/components/ui/words';

/** The kicker of a piece, marked in the page's colour. */
export const Kicker = ({ children }: { children: string }) => (
  <p className="piece-kicker">
    <Words text={children} />
  </p>
);
