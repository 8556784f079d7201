import { call } from 'browser/calls/call';
import { askForPasskey, type MadePasskey, type SignedByPasskey } from 'contract/staff/passkeys';

/** A passkey belongs to a host's name: browsers make none for a bare number. */
const isNumber = /^[\d.]+$|:/;

export const canUsePasskeys =
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !isNumber.test(location.hostname);

/** The browser has shown its own window, and the person has closed it. */
const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

async function unlessCancelled(asked: Promise<Credential | null>) {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (wasCancelled(error)) return null;
    throw error;
  }
}

/** What the person's passkey has signed; undefined when they close the browser's window. */
export async function signByPasskey(): Promise<SignedByPasskey | undefined> {
  const options = (await call(askForPasskey)) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const signed = await unlessCancelled(navigator.credentials.get({ publicKey }));
  return signed ? (signed.toJSON() as SignedByPasskey) : undefined;
}

/** A new passkey on this device; undefined when they close the browser's window. */
export async function makePasskey(offered: object): Promise<MadePasskey | undefined> {
  const options = offered as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await unlessCancelled(navigator.credentials.create({ publicKey }));
  return made ? (made.toJSON() as MadePasskey) : undefined;
}
