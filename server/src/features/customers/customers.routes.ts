import {
  changeMembership,
  closeCustomerAccount,
  confirmCustomerEmail,
  endCustomerSessions,
  findCustomers,
  getCustomer,
  giveGoodwill,
  giveGoodwillBeyond,
  listCustomerTimeline,
  listMemberships,
  writeCustomerNote,
} from 'contract/customers.staff';
import { changeMembershipTerms, getMembershipTerms } from 'contract/settings/memberships';
import type { Auth } from '../auth/index.js';
import { staffRoute } from '../staff/index.js';
import {
  changeMembershipOf,
  closeAccountFor,
  confirmEmailOf,
  endSessionsOf,
  membershipsInOrder,
} from './account-acts.js';
import { findCustomersFor, showCustomer } from './customers.js';
import { giveGoodwillTo } from './goodwill.js';
import { changeMembershipTermsBy, membershipTermsOf } from './memberships/memberships.js';
import { writeNoteBy } from './notes.js';
import { listTimelineFor } from './timeline.js';

export const customersRoutes = (auth: Auth) => {
  const { shop } = auth;
  return [
    staffRoute(findCustomers, ({ person, query }) =>
      shop.read((db) => findCustomersFor(db, person, query.q)),
    ),
    staffRoute(getCustomer, ({ person, path }) => shop.read((db) => showCustomer(db, person, path.id))),
    staffRoute(listCustomerTimeline, ({ person, path, query }) =>
      shop.read((db) => listTimelineFor(db, person, path.id, query)),
    ),
    staffRoute(writeCustomerNote, ({ person, path, body }) => writeNoteBy(shop, person, path, body.text)),
    staffRoute(giveGoodwill, ({ person, path, body, call }) =>
      giveGoodwillTo(shop, person, { endpoint: giveGoodwill, at: path, body, call, limited: true }),
    ),
    staffRoute(giveGoodwillBeyond, ({ person, path, body, call }) =>
      giveGoodwillTo(shop, person, { endpoint: giveGoodwillBeyond, at: path, body, call, limited: false }),
    ),
    staffRoute(confirmCustomerEmail, ({ person, path, body }) =>
      confirmEmailOf(auth, person, path.id, body.why),
    ),
    staffRoute(endCustomerSessions, ({ person, path, body }) =>
      endSessionsOf(auth, person, path.id, body.why),
    ),
    staffRoute(listMemberships, () => shop.read(membershipsInOrder)),
    staffRoute(changeMembership, ({ person, path, body }) => changeMembershipOf(auth, person, path.id, body)),
    staffRoute(getMembershipTerms, () => shop.read(membershipTermsOf)),
    staffRoute(changeMembershipTerms, ({ person, body }) => changeMembershipTermsBy(shop, person, body)),
    staffRoute(closeCustomerAccount, ({ person, path, body }) =>
      closeAccountFor(auth, person, path.id, body.why),
    ),
  ];
};
