import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import type { Answer, Sent } from 'contract/platform/endpoint';
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
import { withFreshFactor } from '../../platform/fresh-factor';

export type Person = Answer<typeof getPerson>;
export type Invitation = Answer<typeof listInvitations>[number];

const pageSize = 20;
type PeoplePage = { page: number; search: string; store: number | undefined };

export const peopleQuery = ({ page, search, store }: PeoplePage) =>
  queryOptions({
    queryKey: ['people', 'list', page, search, store],
    queryFn: () =>
      call(listPeople, {
        query: {
          page: String(page),
          pageSize: String(pageSize),
          search,
          ...(store && { store_id: String(store) }),
        },
      }),
    placeholderData: keepPreviousData,
  });

export const personQuery = (id: string) =>
  queryOptions({ queryKey: ['people', id], queryFn: () => call(getPerson, { path: { id } }) });

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => call(listInvitations),
});

/** What was changed is read again, also after a refusal: somebody else may have been faster. */
async function changing(what: readonly string[], ask: () => Promise<{ message: string }>) {
  try {
    return (await withFreshFactor(ask)).message;
  } finally {
    await Promise.all([...what, 'acts'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }
}

const changingPeople = (ask: () => Promise<{ message: string }>) =>
  changing(['people', 'invitations', 'me'], ask);

export const giveRoleTo = (id: string, body: Sent<typeof grantRole>['body']) =>
  changingPeople(() => callFor(grantRole, { path: { id }, body }));
export const takeRoleWith = (id: string) => changingPeople(() => callFor(takeRole, { path: { id } }));
export const suspend = (id: string) => changingPeople(() => callFor(suspendPerson, { path: { id } }));
export const liftSuspensionOf = (id: string) =>
  changingPeople(() => callFor(liftSuspension, { path: { id } }));
export const endWorkOf = (id: string) => changingPeople(() => callFor(endPerson, { path: { id } }));

export const inviteWith = (body: Sent<typeof invite>['body']) =>
  changing(['invitations'], () => callFor(invite, { body }));
export const sendAgain = (id: string) =>
  changing(['invitations'], () => callFor(sendInvitationAgain, { path: { id } }));
export const withdraw = (id: string) =>
  changing(['invitations'], () => callFor(withdrawInvitation, { path: { id } }));
