import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The reading ruler: covers the page except for one line (R-AID-6). */
export const Ruler = () => (
  <section className="ruler" aria-label="Leselineal" popover="manual" data-ruler="">
    <div className="slit" data-slit="" />
    <div className="keys">
      <Button size="small" data-step="-1">
        <Icon name="arrow-up" />
        <span className="visually-hidden">Vorige Zeile</span>
      </Button>
      <Button size="small" data-step="1">
        <Icon name="arrow-down" />
        <span className="visually-hidden">Nächste Zeile</span>
      </Button>
      <Button variant="second" size="small" data-end="">
        Weglegen
      </Button>
    </div>
  </section>
);
