import type { Message } from 'subscription/order/wire';
import type { State } from '../store/cases';
import type { MailKind } from '../store/mails';

export const STATE_WORDS = {
  new: 'neu',
  taken: 'übernommen',
  unclear: 'zu klären',
  cancelled: 'storniert',
} as const satisfies Record<State, string>;

export const KIND_WORDS = {
  order: 'Bestellung',
  cancellation: 'Kündigung',
  withdrawal: 'Widerruf',
} as const satisfies Record<Message['type'], string>;

export const MAIL_WORDS = {
  confirmation: 'Bestätigung',
  correction: 'Bestätigung der Berichtigung',
  advertising: 'E-Mail zur Werbung',
} as const satisfies Record<MailKind, string>;

export const HAPPENING_WORDS: Record<string, string> = {
  received: 'Eingegangen',
  corrected: 'Von der Bestellerin oder dem Besteller berichtigt, Fassung',
  mailed: 'Gemailt:',
  mailFailed: 'E-Mail ließ sich nicht zustellen:',
  consented: 'Werbung bestätigt,',
  withdrawn: 'Werbung widerrufen',
  state: 'Stand:',
  note: 'Notiz geändert',
  resent: 'E-Mail noch einmal verschickt',
  released: 'Angesehen und zum Verschicken freigegeben',
  readdressed: 'Adresse der E-Mail berichtigt:',
  handedOver: 'Weitergegeben:',
};
