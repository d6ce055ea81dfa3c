'use client';

import { CHOSEN_GROUNDS } from '@/components/ui/grounds';

/** Switches the theme of all examples, as readers can on the site. */
export const GroundChoice = () => (
  <label>
    Grund{' '}
    <select
      onChange={({ target }) => {
        if (target.value) document.documentElement.dataset.ground = target.value;
        else delete document.documentElement.dataset.ground;
      }}
    >
      <option value="">wie das Gerät</option>
      {CHOSEN_GROUNDS.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  </label>
);
