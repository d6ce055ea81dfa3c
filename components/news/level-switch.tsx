import { InlineScript } from '@/components/ui/inline-script';

/** Switches between an article's two texts. The page has both; CSS shows the chosen one, also without JavaScript. */
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
