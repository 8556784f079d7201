import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import type { Uuid } from '../../../platform/ids.js';
import type { Auth } from '../auth-context.js';
import { hashOfToken } from '../one-time-tokens.js';
import { deleteDevicesBeyond, putKnownDevice } from './known-devices.sql.js';

const mostDevices = 20;

type Marked = Pick<Call, 'deviceMark' | 'keepDeviceMark'>;

/**
 * The hash under which the caller's browser may be known to an account. Nothing if the browser has no mark.
 */
export const deviceHashOf = ({ deviceMark }: Pick<Call, 'deviceMark'>) =>
  deviceMark === undefined ? undefined : hashOfToken(deviceMark);

/**
 * Called for customers who have just entered the password or used a reset link: from now on this browser is
 * theirs.
 */
export async function rememberDevice({ shop }: Auth, tx: Transaction, customerId: Uuid, call: Marked) {
  const mark = call.deviceMark ?? randomBytes(32).toString('base64url');
  await putKnownDevice(tx, customerId, hashOfToken(mark));
  await deleteDevicesBeyond(tx, customerId, mostDevices);
  tx.afterCommit(() => call.keepDeviceMark(mark, shop.publicUrl().startsWith('https:')));
}
