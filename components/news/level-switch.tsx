import { InlineScript } from '@/components/ui/inline-script';

/** One of the two texts of an article, both of which stand in the page: styles show the chosen one, without scripts too. */
export const LevelSwitch = () => (
  <>
    <fieldset className="levels no-print">
      <legend className="visually-hidden">Welchen Text möchtest du lesen?</legend>
      <label>
        <input type="radio" name="text" value="ganz" defaultChecked />
        Ganz
      </label>
      <label>
        <input type="radio" name="text" value="leicht" />
        Kurz und leicht
      </label>
    </fieldset>
    <InlineScript name="level" />
  </>
);
