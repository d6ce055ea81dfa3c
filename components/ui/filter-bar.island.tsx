'use client';

import { type RefObject, useId } from 'react';

export type Facet = {
  /** Query field: 'kategorie'. */
  name: string;
  /** Accessible name of the chip group: 'Kategorie'. */
  label: string;
  /** Chip that clears the choice: 'Alle Veranstaltungen'. */
  all: string;
  options: { value: string; label: string }[];
};

type Props = {
  /** The bar's element, for the link back to it from the list. */
  bar: RefObject<HTMLElement | null>;
  facets: Facet[];
  chosen: Record<string, string>;
  onChoose: (name: string, value: string) => void;
  searchLabel: string;
  typed: string;
  onType: (text: string) => void;
  /** Called when the search field takes and loses the focus. */
  onFocusSearch: (isFocused: boolean) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** Chips and search field above a list. */
export function FilterBar({ bar, facets, chosen, onChoose, searchLabel, typed, onType, onFocusSearch, field }: Props) {
  const id = useId();
  return (
    <search className="no-print" ref={bar} tabIndex={-1}>
      <div className="filter-bar" data-groups={facets.length > 1 ? '' : undefined}>
        {facets.map(({ name, label, all, options }) => (
          <fieldset
            key={name}
            className="chips"
            // In a scrolling row browsers bring only a pixel of the focused chip into view.
            onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
          >
            <legend className="visually-hidden">{label}</legend>
            {[{ value: '', label: all }, ...options].map((option) => (
              <button
                key={option.value}
                type="button"
                className="chip"
                data-value={option.value}
                aria-pressed={chosen[name] === option.value}
                onClick={() => onChoose(name, option.value)}
              >
                {option.label}
              </button>
            ))}
          </fieldset>
        ))}
        <div className="search">
          <label htmlFor={id}>{searchLabel}</label>
          <input
            id={id}
            ref={field}
            type="search"
            name="suche"
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            onFocus={() => onFocusSearch(true)}
            onBlur={() => onFocusSearch(false)}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
      </div>
    </search>
  );
}
