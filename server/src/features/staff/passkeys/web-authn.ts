/** Loaded with the first passkey: a start does without a megabyte about certificates. */
export const webAuthn = () => import('@simplewebauthn/server');
