import type { Message } from 'subscription/order/wire';

/** Undefined for a damaged message, which must hold up nothing but itself: storedMessage('{"type":"order",…}') → { type: 'order', … } */
export function storedMessage(body: string): Message | undefined {
  try {
    return JSON.parse(body) as Message;
  } catch {
    return undefined;
  }
}
