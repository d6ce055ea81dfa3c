import type { Message } from '@/lib/order/wire';

/** A stored message; undefined for a damaged one, which must hold up nothing but itself: storedMessage('{"type":"order",…}') → { type: 'order', … } */
export function storedMessage(body: string): Message | undefined {
  try {
    return JSON.parse(body) as Message;
  } catch {
    return undefined;
  }
}
