import type { SecretLetter } from '../../../platform/mail/letter.js';
import { invitationLink } from './invitation-link.js';

export const invitationLetter = (
  { name, email }: { name: string; email: string },
  staffUrl: string,
  token: string,
): SecretLetter => ({
  to: email,
  subject: 'You are invited to the team at Cellar Door',
  greeting: name ? `Hello ${name},` : 'Hello,',
  paragraphs: [
    'You are invited to work with the orders, shelves and customers of a Cellar Door store.',
    'Have your phone with an authenticator app at hand. The link works once, for three days.',
  ],
  action: { label: 'Accept the invitation', url: invitationLink(staffUrl, ''), secret: token },
  footnote: 'If you do not know why you receive this, simply ignore this email.',
});
