import {
  askForReset,
  changeEmail,
  closeAccount,
  confirmEmail,
  endSession,
  listSessions,
  logIn,
  logOut,
  resendConfirmation,
  resetPassword,
  signUp,
  stopEmailChange,
} from 'contract/auth';
import { changePassword } from 'contract/auth/change-password';
import { route } from '../../platform/http/route.js';
import type { Auth } from './auth-context.js';
import { closeAccountOf } from './close-account.js';
import { changeEmailOf, stopEmailChangeBy } from './email/change-email.js';
import { confirmEmailBy, resendConfirmationTo } from './email/confirm-email.js';
import { logInCustomer } from './log-in/log-in.js';
import { signUpCustomer } from './log-in/sign-up.js';
import { changePasswordOf } from './passwords/change-password.js';
import { askForResetBy, resetPasswordBy } from './passwords/reset-password.js';
import { endSessionOf, logOutOf } from './sessions/end-session.js';
import { listSessionsOf } from './sessions/sessions.js';

export const authRoutes = (auth: Auth) => {
  const { shop } = auth;
  return [
    route(signUp, ({ body, call }) => signUpCustomer(auth, body, call)),
    route(logIn, ({ body, call }) => logInCustomer(auth, body, call)),
    route(logOut, ({ customer, call }) => logOutOf(auth, customer, call)),
    route(askForReset, ({ body, call }) => askForResetBy(auth, body.email, call)),
    route(resetPassword, ({ body, call }) => resetPasswordBy(auth, body, call)),
    route(confirmEmail, ({ body, call }) => confirmEmailBy(auth, body.token, call)),
    route(resendConfirmation, ({ customer }) => resendConfirmationTo(shop, customer.id)),
    route(listSessions, ({ customer }) => shop.read((db) => listSessionsOf(db, customer))),
    route(endSession, ({ customer, path, body, call }) =>
      endSessionOf(auth, customer, path.id, body.password, call),
    ),
    route(changeEmail, ({ customer, body, call }) => changeEmailOf(auth, customer, body, call)),
    route(stopEmailChange, ({ body, call }) => stopEmailChangeBy(auth, body.token, call)),
    route(changePassword, ({ customer, body, call }) => changePasswordOf(auth, customer, body, call)),
    route(closeAccount, ({ customer, body, call }) => closeAccountOf(auth, customer, body.password, call)),
  ];
};
