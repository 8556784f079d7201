import {
  addPasskey,
  askForPasskey,
  listPasskeys,
  logInByPasskey,
  offerPasskey,
  provePasskey,
  removePasskey,
} from 'contract/staff/passkeys';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../staff-route.js';
import { askForPasskeyFrom, logInByPasskeyOf, provePasskeyOf } from './passkey-log-in.js';
import { addPasskeyOf, listPasskeysOf, offerPasskeyTo, removePasskeyOf } from './passkeys.js';

export const passkeyRoutes = (shop: Shop) => [
  staffRoute(askForPasskey, ({ call }) => askForPasskeyFrom(shop, call)),
  staffRoute(logInByPasskey, ({ body, call }) => logInByPasskeyOf(shop, body, call)),
  staffRoute(provePasskey, ({ person, body, call }) => provePasskeyOf(shop, person, body, call)),
  staffRoute(offerPasskey, ({ person }) => offerPasskeyTo(shop, person)),
  staffRoute(addPasskey, ({ person, body }) => addPasskeyOf(shop, person, body)),
  staffRoute(listPasskeys, ({ person }) => shop.read((db) => listPasskeysOf(db, person))),
  staffRoute(removePasskey, ({ person, path }) => removePasskeyOf(shop, person, path.id)),
];
