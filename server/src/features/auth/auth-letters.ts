import { whatClosingTakes } from 'contract/auth';
import type { Letter, SecretLetter } from '../../platform/mail/letter.js';

/** Without the name that was typed: the address may be a stranger's, and the name anything at all. */
export const confirmationLetter = (to: string, publicUrl: string, token: string): SecretLetter => ({
  to,
  subject: 'Please confirm your email address',
  greeting: 'Welcome to Cellar Door,',
  paragraphs: [
    'Thank you for joining us. There’s one small step left: please confirm that this address is yours.',
    'The link works once, for three days. Your account is open already, so there is no need to wait.',
  ],
  action: { label: 'Confirm my email address', url: `${publicUrl}/welcome?verify=`, secret: token },
  footnote:
    'You are receiving this because someone used this address to open an account at Cellar Door. ' +
    'If that was not you, simply ignore this email; the address stays unconfirmed.',
});

/** To the address that a customer wants to use from now on. */
export const newEmailLetter = (to: string, publicUrl: string, token: string): SecretLetter => ({
  to,
  subject: 'Please confirm your new email address',
  greeting: 'Hello,',
  paragraphs: [
    'This address was entered for an account at Cellar Door. Please confirm that it is yours.',
    'The link works once, for three days. Until you confirm, your account keeps its current address.',
  ],
  action: { label: 'Confirm my email address', url: `${publicUrl}/welcome?verify=`, secret: token },
  footnote: 'If that was not you, simply ignore this email; the address is not used.',
});

type Known = { email: string; first_name: string; email_confirmed_at: Date | null };

/**
 * By name only if the address is confirmed. Otherwise it may be a stranger's, who is not to read what
 * somebody typed.
 */
const greet = (word: string, { first_name, email_confirmed_at }: Known) =>
  `${word}${email_confirmed_at ? ` ${first_name}` : ''},`;

export const resetLetter = (customer: Known, publicUrl: string, token: string): SecretLetter => ({
  to: customer.email,
  subject: 'Choose a new password',
  greeting: greet('Hello', customer),
  paragraphs: [
    'You asked for a new password at Cellar Door. Use the link below to choose one.',
    'The link works once, for 30 minutes. If you ask for another, only the newest works.',
  ],
  action: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=`, secret: token },
  footnote:
    'If you did not ask for this, you can ignore this email: your password stays as it is and nobody has ' +
    'seen it.',
});

export const passwordChangedLetter = (customer: Known, publicUrl: string): Letter => ({
  to: customer.email,
  subject: 'Your password has been changed',
  greeting: greet('Hello', customer),
  paragraphs: [
    'The password for your Cellar Door account was just changed, and your other devices have been logged out.',
    'If that was you, there is nothing more to do.',
  ],
  action: { label: 'This was not me: choose a new password', url: `${publicUrl}/forgot-password` },
  footnote: 'We always send this notice when a password changes. We never ask for your password by email.',
});

/** To the old address: the owner hears of the change before it happens, and can stop it. */
export const emailChangeLetter = (customer: Known, publicUrl: string, token: string): SecretLetter => ({
  to: customer.email,
  subject: 'Your email address is about to change',
  greeting: greet('Hello', customer),
  paragraphs: [
    'Someone logged in to your Cellar Door account, entered your password and asked to use another email ' +
      'address. It takes over as soon as it’s confirmed.',
    'If that was you, there is nothing to do. If not, stop the change with the link below. It works once, ' +
      'within three days, and only until the new address is confirmed.',
  ],
  action: { label: 'This wasn’t me', url: `${publicUrl}/welcome?not_me=`, secret: token },
  footnote: 'We always send this notice when an email address is about to change.',
});

/** To the old address, when the change has happened. */
export const emailChangedLetter = (customer: Known, publicUrl: string): Letter => ({
  to: customer.email,
  subject: 'Your email address has been changed',
  greeting: greet('Hello', customer),
  paragraphs: [
    'Your Cellar Door account now uses another email address. We will not write to this one any more.',
    'If that was you, there is nothing to do. If not, please call or visit one of our stores at once.',
  ],
  action: { label: 'Find our stores', url: `${publicUrl}/welcome` },
  footnote: 'We always send this notice when an email address has changed.',
});

export const accountClosedLetter = (customer: Known): Letter => ({
  to: customer.email,
  subject: 'Your account is closed',
  greeting: greet('Goodbye', customer),
  paragraphs: [
    'Your Cellar Door account is closed, as you asked, and your personal details have been removed from it.',
    whatClosingTakes,
    'Thank you for the time you spent with us. You are welcome to open a new account whenever you like.',
  ],
  footnote: 'This is the last email about this account.',
});
