import { cleanText } from 'german/clean-text';
import { place } from './addressee';
import type { Address } from './values';

const LOCKER =
  /(?<!\p{L})(?:packstation|paket(?:box|station|shop)|abholstation|post(?:fach|filiale|box)|p\.? ?o\.? ?box)(?!\p{L})/iu;

/** Whether an address has no letter box: isLocker({ street: 'Packstation', houseNumber: '145', … }) → true */
export const isLocker = (address: Address) => LOCKER.test(cleanText(place(address)));
