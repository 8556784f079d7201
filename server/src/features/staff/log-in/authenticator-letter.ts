import type { Letter } from '../../../platform/mail/letter.js';

/** Always written, so that a person who did not make the change learns of it. */
export const authenticatorChangedLetter = (
  { name, email }: { name: string; email: string },
  staffUrl: string,
): Letter => ({
  to: email,
  subject: 'The authenticator of your work account has been changed',
  greeting: `Hello ${name},`,
  paragraphs: [
    'The codes for logging in to your work account at Cellar Door now come from another authenticator app.',
    'If that was you, there is nothing more to do. If not, choose a new password at once and tell an owner.',
  ],
  action: { label: 'This was not me: choose a new password', url: `${staffUrl}/forgot-password` },
  footnote: 'We always send this notice when an authenticator changes. We never ask for a code by email.',
});
