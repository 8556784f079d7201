import { wrongCode } from 'contract/staff';
import * as v from 'valibot';
import { minutes } from '../../../platform/clock.js';
import { refuse } from '../../../platform/refuse.js';
import { Seal } from '../../../platform/seal.js';
import type { Shop } from '../../../platform/shop.js';
import { base32, newTotpSecret, stepOfCode, totpAddress } from './totp.js';

const goodFor = minutes(30);
const kept = v.object({ secret: v.string(), until: v.number() });

type Offers = Pick<Shop, 'secretKey' | 'clock'>;

const sealOf = ({ secretKey }: Offers) => new Seal(secretKey, 'staff totp');
const placeOf = (whom: string) => `offer ${whom}`;

/**
 * A secret for an authenticator, and the same secret sealed. The seal comes back with the first code, so the
 * database keeps nothing for people who do not finish. It is bound to the invitation or the person.
 */
export function offerAuthenticatorTo(shop: Offers, whom: string, email: string) {
  const secret = newTotpSecret();
  const until = shop.clock.now().getTime() + goodFor;
  const words = JSON.stringify({ secret: secret.toString('base64'), until });
  return {
    secret: base32(secret),
    address: totpAddress(secret, email),
    offer: sealOf(shop).close(words, placeOf(whom)).toString('base64url'),
  };
}

function openOffer(shop: Offers, whom: string, offer: string) {
  try {
    return v.parse(kept, JSON.parse(sealOf(shop).open(Buffer.from(offer, 'base64url'), placeOf(whom))));
  } catch {
    return undefined;
  }
}

/** The secret that was offered, and the time step of its first code. */
export function takeOffer(shop: Offers, whom: string, { offer, code }: { offer: string; code: string }) {
  const now = shop.clock.now();
  const opened = openOffer(shop, whom, offer);
  const secret = Buffer.from(opened?.secret ?? '', 'base64');
  const step = opened && stepOfCode(secret, code.replaceAll(' ', ''), now);
  if (!opened || step === undefined || opened.until < now.getTime()) throw refuse(wrongCode);
  return { secret, step };
}
