import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Sent } from 'contract/platform/endpoint';
import {
  changeAuthenticator,
  endStaffSession,
  listStaffSessions,
  offerAuthenticator,
  renewRecoveryCodes,
} from 'contract/staff';
import { addPasskey, listPasskeys, offerPasskey, removePasskey } from 'contract/staff/passkeys';
import { changeOwnPassword } from 'contract/staff/passwords';
import { withFreshFactor } from '../../platform/fresh-factor';
import { meQuery } from '../../platform/me';
import { makePasskey } from '../../platform/passkeys';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(listStaffSessions),
});

export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: () => call(listPasskeys) });

/** The server's message. */
export async function endSession(id: string) {
  try {
    return (await callFor(endStaffSession, { path: { id } })).message;
  } finally {
    await queries.invalidateQueries(sessionsQuery);
  }
}

/** The server's message; undefined when the person has closed the browser's window. */
export async function addPasskeyAs(name: string): Promise<string | undefined> {
  const offered = await withFreshFactor(() => call(offerPasskey));
  const passkey = await makePasskey(offered);
  if (!passkey) return undefined;
  const { message } = await callFor(addPasskey, { body: { name, passkey } });
  await queries.invalidateQueries(passkeysQuery);
  return message;
}

export async function removePasskeyWith(id: string) {
  try {
    return (await withFreshFactor(() => callFor(removePasskey, { path: { id } }))).message;
  } finally {
    await queries.invalidateQueries(passkeysQuery);
  }
}

export async function newRecoveryCodes() {
  const { recovery_codes } = await withFreshFactor(() => call(renewRecoveryCodes));
  await queries.invalidateQueries(meQuery);
  return recovery_codes;
}

/** The server's message. */
export async function changePassword(body: Sent<typeof changeOwnPassword>['body']) {
  const { message } = await withFreshFactor(() => callFor(changeOwnPassword, { body }));
  await queries.invalidateQueries(sessionsQuery);
  return message;
}

export const newAuthenticator = () => withFreshFactor(() => call(offerAuthenticator));

/** The server's message. */
export const takeAuthenticator = async (body: Sent<typeof changeAuthenticator>['body']) =>
  (await withFreshFactor(() => callFor(changeAuthenticator, { body }))).message;
