import {
  closeAccount,
  endSession,
  forgotPassword,
  listSessions,
  logIn,
  logOut,
  resendVerification,
  resetPassword,
  signUp,
  verifyEmail,
} from 'contract/auth';
import { changePassword } from 'contract/auth-change-password';
import { route } from '../../platform/http/route.js';
import type { Auth } from './auth-context.js';
import { changePasswordOf } from './change-password.js';
import { closeAccountOf } from './close-account.js';
import { resendVerificationTo, verifyEmailBy } from './confirm-email.js';
import { logInCustomer } from './log-in.js';
import { askForReset, resetPasswordBy } from './reset-password.js';
import { endSessionOf, listSessionsOf, logOutOf } from './sessions.js';
import { signUpCustomer } from './sign-up.js';

export const authRoutes = (auth: Auth) => {
  const { shop } = auth;
  return [
    route(signUp, ({ body, call }) => signUpCustomer(auth, body, call)),
    route(logIn, ({ body, call }) => logInCustomer(auth, body, call)),
    route(logOut, ({ customer }) => shop.write((tx) => logOutOf(auth, tx, customer))),
    route(forgotPassword, ({ body, call }) => askForReset(shop, body.email, call)),
    route(resetPassword, ({ body, call }) => resetPasswordBy(auth, body, call)),
    route(verifyEmail, ({ body, call }) => verifyEmailBy(shop, body.token, call)),
    route(resendVerification, ({ customer }) => resendVerificationTo(shop, customer.id)),
    route(listSessions, ({ customer }) => shop.read((db) => listSessionsOf(db, customer))),
    route(endSession, ({ customer, path }) =>
      shop.write((tx) => endSessionOf(auth, tx, customer.id, path.id)),
    ),
    route(changePassword, ({ customer, body }) => changePasswordOf(auth, customer, body)),
    route(closeAccount, ({ customer, body }) => closeAccountOf(auth, customer.id, body.password)),
  ];
};
