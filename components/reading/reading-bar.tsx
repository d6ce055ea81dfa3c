import { FOR_THE_SCRIPT } from '@/components/keep/keep-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { content } from '@/lib/content';
import { AidGroup } from './aid-group';
import { GROUPS, PRESETS } from './aid-groups';
import { OneParagraph } from './one-paragraph';
import { Root } from './reading-bar.styles';
import { Ruler } from './ruler';

/** „Lesehilfe“: a button that opens a bar of reading aids (R-AID-3), by plain script loaded on first use (lib/aids). */
export function ReadingBar({ forAdults = false }: { forAdults?: boolean }) {
  const { adults, ...forChildren } = content.lists.aids;
  const { failed, sample, ...texts } = { ...forChildren, ...(forAdults && adults) };
  const words = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`data-${name}`, text]));
  return (
    <Root className="no-print" data-aids="" {...words}>
      <Button variant="second" size="small" data-aids-open="" aria-expanded={false} aria-controls="lesehilfe">
        <Icon name="glasses" />
        Lesehilfe
      </Button>
      <p role="alert" hidden data-lost="">
        {failed}
      </p>
      <section className="strip" id="lesehilfe" aria-labelledby="lesehilfe-titel" popover="manual" data-panel="">
        <p className="title" id="lesehilfe-titel">
          Lesehilfe
        </p>
        <p className="sample" data-sample="" data-reads="">
          {sample}
        </p>
        <div className="presets">
          {PRESETS.map(({ label, settings }) => (
            <Button
              key={label}
              variant="second"
              size="small"
              aria-pressed={false}
              data-preset={JSON.stringify(settings)}
            >
              {label}
            </Button>
          ))}
        </div>
        <details>
          <summary>Mehr einstellen</summary>
          <div className="aids">
            {GROUPS.map((group) => (
              <AidGroup key={group.aid} {...group} />
            ))}
          </div>
        </details>
        <div className="acts">
          <Button variant="second" size="small" data-act="ruler">
            <Icon name="ruler" />
            Leselineal
          </Button>
          <Button variant="second" size="small" data-act="paragraph">
            <Icon name="pilcrow" />
            Nur dieser Absatz
          </Button>
          <Button variant="quiet" size="small" data-act="reset">
            <Icon name="rotate-ccw" />
            Alles zurücksetzen
          </Button>
        </div>
        <p role="status" dangerouslySetInnerHTML={FOR_THE_SCRIPT} />
        <Button size="small" className="button done" data-act="close">
          Fertig
        </Button>
      </section>
      <Ruler />
      <OneParagraph />
    </Root>
  );
}
