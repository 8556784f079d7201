import {
  endPerson,
  getPerson,
  grantRole,
  invite,
  liftSuspension,
  listInvitations,
  listPeople,
  sendInvitationAgain,
  suspendPerson,
  takeRole,
  withdrawInvitation,
} from 'contract/staff/people';
import type { Shop } from '../../../platform/shop.js';
import { staffRoute } from '../staff-route.js';
import {
  endPersonBy,
  grantRoleTo,
  liftSuspensionBy,
  suspendPersonBy,
  takeRoleFrom,
} from './change-people.js';
import { inviteBy, listInvitationsFor, sendInvitationAgainBy, withdrawInvitationBy } from './invitations.js';
import { getPersonFor, listPeopleFor } from './people.js';

export const peopleRoutes = (shop: Shop) => [
  staffRoute(listPeople, ({ person, query }) => shop.read((db) => listPeopleFor(db, person, query))),
  staffRoute(getPerson, ({ person, path }) => shop.read((db) => getPersonFor(db, person, path.id))),
  staffRoute(grantRole, ({ person, path, body }) => grantRoleTo(shop, person, path.id, body)),
  staffRoute(takeRole, ({ person, path }) => takeRoleFrom(shop, person, path.id)),
  staffRoute(suspendPerson, ({ person, path }) => suspendPersonBy(shop, person, path.id)),
  staffRoute(liftSuspension, ({ person, path }) => liftSuspensionBy(shop, person, path.id)),
  staffRoute(endPerson, ({ person, path }) => endPersonBy(shop, person, path.id)),
  staffRoute(listInvitations, ({ person }) => shop.read((db) => listInvitationsFor(db, person))),
  staffRoute(invite, ({ person, body }) => inviteBy(shop, person, body)),
  staffRoute(sendInvitationAgain, ({ person, path }) => sendInvitationAgainBy(shop, person, path.id)),
  staffRoute(withdrawInvitation, ({ person, path }) => withdrawInvitationBy(shop, person, path.id)),
];
