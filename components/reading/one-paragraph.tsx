import { FOR_THE_SCRIPT } from '@/components/keep/keep-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** One paragraph at a time, large, without distractions (R-AID-7). */
export const OneParagraph = () => (
  <dialog className="one" aria-label="Nur dieser Absatz">
    <p className="said" data-paragraph="" data-reads="" dangerouslySetInnerHTML={FOR_THE_SCRIPT} />
    <div className="turns">
      <Button variant="second" size="small" data-step="-1">
        <Icon name="arrow-left" />
        Zurück
      </Button>
      <span aria-live="polite" data-count="" dangerouslySetInnerHTML={FOR_THE_SCRIPT} />
      <Button size="small" data-step="1">
        Weiter
        <Icon name="arrow-right" />
      </Button>
      <Button variant="quiet" size="small" data-end="">
        Schließen
      </Button>
    </div>
  </dialog>
);
