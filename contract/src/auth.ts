import * as v from 'valibot';
import { dateOfBirth } from './auth/age.js';
import { givenPassword, newPassword } from './auth/passwords.js';
import { moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { tooMany, unavailable } from './platform/envelope.js';
import { uuid } from './platform/ids.js';
import { email, line, phone } from './platform/text.js';

/** What the web keeps about a customer; the counts are those of the wishlist and of the open cart. */
export const customer = v.object({
  id: uuid,
  first_name: v.string(),
  last_name: v.string(),
  /** Empty when there is none. */
  image_url: v.string(),
  cart_count: v.number(),
  wishlist_count: v.number(),
});
export type Customer = v.InferOutput<typeof customer>;

const loggedIn = v.object({ token: v.string(), customer });
export type LoggedIn = v.InferOutput<typeof loggedIn>;

const linkToken = v.pipe(v.string('The link is not complete'), v.maxLength(200, 'The link is not complete'));
const whatWasTyped = (required: string) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(1000, 'Use at most 1000 characters'),
  );

export const underAge = refusal(403, 'under_age', 'You must be 21 or older to create an account', 'dob');
export const emailInUse = refusal(409, 'email_in_use', 'An account with this email already exists', 'email');
export const passwordTooCommon = refusal(422, 'password_too_common', 'Password is too common', 'password');
export const newPasswordTooCommon = refusal(
  422,
  'new_password_too_common',
  'New password is too common',
  'password',
);
export const wrongLogIn = refusal(422, 'wrong_log_in', 'Invalid email or password');
export const wrongPassword = refusal(422, 'wrong_password', 'Current password is wrong', 'password');
export const resetLinkDead = refusal(
  422,
  'reset_link_dead',
  'This reset link has expired or was used already. Please ask for a new one.',
);
export const confirmationLinkDead = refusal(
  422,
  'confirmation_link_dead',
  'This confirmation link has expired or was used already.',
);
export const stopLinkDead = refusal(
  422,
  'stop_link_dead',
  'This link no longer works. The change was already stopped, or it’s too late to stop it.',
);
export const emailAlreadyConfirmed = refusal(
  409,
  'email_already_confirmed',
  'Your email address is confirmed already.',
);
export const sessionNotFound = refusal(404, 'session_not_found', 'There is no such session.');
export const orderStillOpen = refusal(
  409,
  'order_still_open',
  'An order is still on its way. Please close your account when it has arrived.',
);

export const signUpBody = v.object({
  first_name: line('First name is required'),
  last_name: line('Last name is required'),
  email,
  phone: v.optional(v.nullable(v.union([v.literal(''), phone])), null),
  dob: dateOfBirth,
  password: newPassword('Password'),
  accept_terms: v.literal(true, 'Please accept the terms and the privacy policy'),
  marketing: v.optional(v.boolean(), false),
});

export const signUp = endpoint('POST', 'e-com/auth/sign-up', {
  about: 'Opens an account, logs its customer in and mails a link that confirms the address.',
  open: true,
  body: signUpBody,
  status: 201,
  data: loggedIn,
  says: 'Welcome to Cellar Door',
  refusals: [underAge, emailInUse, passwordTooCommon, tooMany, unavailable],
});

export const logInBody = v.object({
  email: whatWasTyped('Email is required'),
  password: givenPassword('Password'),
});

export const logIn = endpoint('POST', 'e-com/auth/login', {
  about: 'Logs a customer in. Every wrong pair has one answer.',
  open: true,
  body: logInBody,
  data: loggedIn,
  says: 'Welcome back',
  refusals: [wrongLogIn, tooMany, unavailable],
});

export const logOut = endpoint('POST', 'e-com/auth/logout', {
  about: 'Ends the session of this token.',
  says: 'You are logged out',
});

export const askForResetBody = v.object({ email });

export const askForReset = endpoint('POST', 'e-com/auth/forgot-password', {
  about: 'Mails a link that sets a new password, where there is such an account; the answer never tells.',
  open: true,
  body: askForResetBody,
  says: 'If an account exists for that email, a reset link is on its way',
  refusals: [tooMany],
});

export const resetPasswordBody = v.object({ token: linkToken, password: newPassword('New Password') });

export const resetPassword = endpoint('POST', 'e-com/auth/reset-password', {
  about:
    'Sets a new password by the link from the e-mail, once, and ends every session and every other link.',
  open: true,
  body: resetPasswordBody,
  says: 'Your password has been changed. Please log in.',
  refusals: [resetLinkDead, newPasswordTooCommon, tooMany, unavailable],
});

export const confirmEmail = endpoint('POST', 'e-com/auth/verify-email', {
  about: 'Confirms an e-mail address by the link that was mailed to it, once.',
  open: true,
  body: v.object({ token: linkToken }),
  says: 'Your email address is confirmed. Thank you!',
  refusals: [confirmationLinkDead, emailInUse, tooMany],
});

export const resendConfirmation = endpoint('POST', 'e-com/auth/resend-verification', {
  about: 'Mails the link that confirms the e-mail address once more; the older one ends.',
  says: 'A new confirmation link is on its way',
  refusals: [emailAlreadyConfirmed, tooMany],
});

/** The password is asked for again before anything that a stolen session must not do. */
export const currentPasswordBody = v.object({ password: givenPassword('Current password') });

const changeEmailBody = v.object({ email, ...currentPasswordBody.entries });

export const changeEmail = endpoint('POST', 'e-com/auth/change-email', {
  about:
    'Asks for another e-mail address. It is used once the link mailed to it has been followed; the old address ' +
    'is mailed a link that stops the change.',
  body: changeEmailBody,
  /** Null when this is already the customer's address: then no other one waits. */
  data: v.object({ pending_email: v.nullable(v.string()) }),
  says: 'We’ve emailed a link to your new address. Open it to confirm the change.',
  refusals: [wrongPassword, emailInUse, tooMany, unavailable],
});

export const stopEmailChange = endpoint('POST', 'e-com/auth/stop-email-change', {
  about:
    'Stops a change of the e-mail address by the link mailed to the old one, once, and ends every session.',
  open: true,
  body: v.object({ token: linkToken }),
  says: 'Your email address stays as it is, and every device has been logged out.',
  refusals: [stopLinkDead, tooMany],
});

export const session = v.object({
  id: uuid,
  /** In words: "Safari on iPhone". */
  device: v.string(),
  created_at: moment,
  /** To the minute. */
  last_seen_at: moment,
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

export const listSessions = endpoint('GET', 'e-com/auth/sessions', {
  about: 'Where the customer is logged in, the last seen first.',
  data: v.array(session),
});

export const endSession = endpoint('DELETE', 'e-com/auth/sessions/{id}', {
  about: 'Ends one session of the customer.',
  path: v.object({ id: uuid }),
  body: currentPasswordBody,
  says: 'The session has ended',
  refusals: [wrongPassword, sessionNotFound, tooMany, unavailable],
});

/** Shown before an account is closed and said again afterwards. */
export const whatClosingTakes =
  'Loyalty points and store credit end with the account. ' +
  'So do lottery tickets: a bottle that you have won and not yet bought passes to the next ticket. ' +
  'Gift cards stay valid for whoever holds their codes.';

export const closeAccount = endpoint('POST', 'e-com/auth/close-account', {
  about: 'Closes the account for good and removes what identifies its customer.',
  body: currentPasswordBody,
  says: `Your account is closed. ${whatClosingTakes}`,
  refusals: [wrongPassword, orderStillOpen, tooMany, unavailable],
});
