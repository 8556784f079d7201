import type { Letter, SecretLetter } from '../../../platform/mail/letter.js';

type Known = { name: string; email: string };

export const staffResetLetter = ({ name, email }: Known, staffUrl: string, token: string): SecretLetter => ({
  to: email,
  subject: 'Choose a new password for your work account',
  greeting: `Hello ${name},`,
  paragraphs: [
    'Somebody, probably you, asked for a new password for your work account at Cellar Door.',
    'The link works once, for 30 minutes. After that you log in with the new password and a code, as always.',
  ],
  action: { label: 'Choose a new password', url: `${staffUrl}/reset-password?token=`, secret: token },
  footnote: 'If you did not ask for this, you can ignore this email: your password stays as it is.',
});

export const staffPasswordChangedLetter = ({ name, email }: Known, staffUrl: string): Letter => ({
  to: email,
  subject: 'The password of your work account has been changed',
  greeting: `Hello ${name},`,
  paragraphs: [
    'The password of your work account at Cellar Door has just been changed, and your other sessions have been ended.',
    'If that was you, there is nothing more to do. If not, choose a new one at once and tell an owner.',
  ],
  action: { label: 'This was not me: choose a new password', url: `${staffUrl}/forgot-password` },
  footnote: 'We always send this notice when a password changes. We never ask for your password by email.',
});
