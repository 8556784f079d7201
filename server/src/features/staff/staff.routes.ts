import {
  acceptInvitation,
  changeAuthenticator,
  endStaffSession,
  getMe,
  joinByInvitation,
  listStaffSessions,
  logInStaff,
  logOutStaff,
  offerAuthenticator,
  openInvitation,
  proveFactor,
  renewRecoveryCodes,
} from 'contract/staff';
import { logInOf, proveFactorOf } from './log-in/log-in.js';
import { acceptInvitationBy, joinBy, openInvitationBy } from './people/invitations.js';
import {
  changeAuthenticatorOf,
  offerAuthenticatorOf,
  renewRecoveryCodesOf,
  showMe,
} from './people/own-account.js';
import { endSessionOfStaff, listSessionsOfStaff, logOutOfStaff } from './sessions/staff-sessions.js';
import type { Staff } from './staff-context.js';
import { staffRoute } from './staff-route.js';

export const staffRoutes = (staff: Staff) => {
  const { shop } = staff;
  return [
    staffRoute(logInStaff, ({ body, call }) => logInOf(staff, body, call)),
    staffRoute(logOutStaff, ({ person, call }) => logOutOfStaff(shop, person, call)),
    staffRoute(proveFactor, ({ person, body }) => proveFactorOf(staff, person, body.code)),
    staffRoute(getMe, async ({ person }) => person && shop.read((db) => showMe(db, person))),
    staffRoute(listStaffSessions, ({ person }) => shop.read((db) => listSessionsOfStaff(db, person))),
    staffRoute(endStaffSession, ({ person, path }) => endSessionOfStaff(shop, person, path.id)),
    staffRoute(renewRecoveryCodes, ({ person }) => renewRecoveryCodesOf(shop, person)),
    staffRoute(offerAuthenticator, ({ person }) => offerAuthenticatorOf(shop, person)),
    staffRoute(changeAuthenticator, ({ person, body }) => changeAuthenticatorOf(staff, person, body)),
    staffRoute(openInvitation, ({ body, call }) => openInvitationBy(shop, body.token, call)),
    staffRoute(acceptInvitation, ({ body, call }) => acceptInvitationBy(staff, body, call)),
    staffRoute(joinByInvitation, ({ person, body }) => joinBy(shop, person, body.token)),
  ];
};
