import type { KeyboardEvent } from 'react';

const isField = (target: unknown): target is HTMLInputElement => target instanceof HTMLInputElement;

/** Fields in page order, as Tab reaches them: one per group of radios. */
function stops(form: HTMLFormElement, from: HTMLInputElement) {
  const fields = [...form.elements].filter(
    (field) => isField(field) || field instanceof HTMLTextAreaElement,
  ) as HTMLInputElement[];
  const isFirst = (field: HTMLInputElement) => fields.find(({ name }) => name === field.name) === field;
  const isChosen = (field: HTMLInputElement) =>
    fields.some(({ name, checked }) => name === field.name && checked) ? field.checked : isFirst(field);
  const isStop = (field: HTMLInputElement) =>
    field === from || field.type !== 'radio' || (field.name !== from.name && isChosen(field));
  return fields.filter((field) => field.tabIndex >= 0 && !field.disabled && !field.hidden && isStop(field));
}

/**
 * Enter moves to the next field, as keyboards of phones promise („Weiter“), and submits in the last one only, as browsers do. In a textarea it
 * remains a line break.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLElement>) {
  const { target: field, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !isField(field) || !field.form) return;
  const all = stops(field.form, field);
  const next = all[all.indexOf(field) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  // As after Tab.
  if (next.type !== 'radio' && next.type !== 'checkbox') next.select();
}
