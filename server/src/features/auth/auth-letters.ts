import { whatClosingTakes } from 'contract/auth';
import type { Letter } from '../../platform/mail/letter.js';

/** Nobody has shown yet that the address is theirs: it is not greeted by whatever name was typed. */
export const confirmationLetter = (to: string, publicUrl: string, token: string): Letter => ({
  to,
  subject: 'Please confirm your email address',
  greeting: 'Welcome to Cellar Door,',
  paragraphs: [
    'Thank you for joining us. One small step is left: please confirm that this address is yours.',
    'The link works for three days. Your account is open already, so there is no need to wait.',
  ],
  action: { label: 'Confirm my email address', url: `${publicUrl}/welcome?verify=${token}` },
  footnote:
    'You receive this because someone used this address to open an account at Cellar Door. ' +
    'If that was not you, simply ignore this email; the address stays unconfirmed.',
});

/** To the address that a customer wants to use from now on. */
export const newEmailLetter = (to: string, publicUrl: string, token: string): Letter => ({
  to,
  subject: 'Please confirm your new email address',
  greeting: 'Hello,',
  paragraphs: [
    'This address was entered for an account at Cellar Door. Please confirm that it is yours.',
    'The link works for three days. Until then everything stays at the address of before.',
  ],
  action: { label: 'Confirm my email address', url: `${publicUrl}/welcome?verify=${token}` },
  footnote: 'If that was not you, simply ignore this email; the address is not used.',
});

type Known = { email: string; first_name: string; email_confirmed_at: Date | null };

/** By name only where the address is known to be its owner's: others are not written what a stranger has typed. */
const greet = (word: string, { first_name, email_confirmed_at }: Known) =>
  `${word}${email_confirmed_at ? ` ${first_name}` : ''},`;

export const resetLetter = (customer: Known, publicUrl: string, token: string): Letter => ({
  to: customer.email,
  subject: 'Choose a new password',
  greeting: greet('Hello', customer),
  paragraphs: [
    'You asked for a new password at Cellar Door. Use the link below to choose one.',
    'The link works once, for 30 minutes. If you ask for another, only the newest works.',
  ],
  action: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` },
  footnote:
    'If you did not ask for this, you can ignore this email: your password stays as it is and nobody has ' +
    'seen it.',
});

export const passwordChangedLetter = (customer: Known, publicUrl: string): Letter => ({
  to: customer.email,
  subject: 'Your password has been changed',
  greeting: greet('Hello', customer),
  paragraphs: [
    'The password of your Cellar Door account has just been changed, and every other session has been ended.',
    'If that was you, there is nothing more to do.',
  ],
  action: { label: 'This was not me: choose a new password', url: `${publicUrl}/forgot-password` },
  footnote: 'We always send this notice when a password changes. We never ask for your password by email.',
});

/** To the address that is used so far: whoever holds the account learns of it in time. */
export const emailChangeLetter = (customer: Known, publicUrl: string): Letter => ({
  to: customer.email,
  subject: 'Your email address is about to change',
  greeting: greet('Hello', customer),
  paragraphs: [
    'Another email address was entered for your Cellar Door account. It counts as soon as it is confirmed there.',
    'If that was you, there is nothing more to do here.',
  ],
  action: { label: 'This was not me: choose a new password', url: `${publicUrl}/forgot-password` },
  footnote: 'We always send this notice when an email address is about to change.',
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
