import type { GROUPS } from './aid-groups';

/** Radio buttons for one aid, styled as a strip of stamps. */
export const AidGroup = ({ aid, legend, kind, choices }: (typeof GROUPS)[number]) => (
  <fieldset className="aid" data-kind={kind}>
    <legend>{legend}</legend>
    <div className="stamps">
      {choices.map(({ value, label }, at) => (
        <label
          key={value}
          data-step={kind === 'letters' ? at + 1 : undefined}
          data-paper={kind === 'papers' ? value : undefined}
        >
          <input type="radio" name={aid} value={value} defaultChecked={value === ''} />
          {kind === 'letters' && <span aria-hidden="true">A</span>}
          <span className={kind === 'letters' ? 'visually-hidden' : undefined}>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
