import type { Answer } from 'contract/platform/endpoint';
import type { listActs } from 'contract/staff/acts';
import { olive } from './people';
import { miaSeen } from './staff-people';

type Act = Answer<typeof listActs>['data'][number];

export const roleGiven: Act = {
  id: '0190b7e0-5f00-7000-8000-0000000000d1',
  at: '2026-11-20T18:30:00.000Z',
  person: { id: olive.id, name: olive.name },
  store_id: 1,
  kind: 'role_granted',
  thing: 'person',
  thing_id: miaSeen.id,
  thing_name: miaSeen.name,
  before: { role: 'manager' },
  after: { role: 'clerk' },
  why: null,
};

export const ownerInvited: Act = {
  ...roleGiven,
  id: '0190b7e0-5f00-7000-8000-0000000000d2',
  person: null,
  store_id: null,
  kind: 'invited',
  thing: 'invitation',
  thing_id: '0190b7e0-5f00-7000-8000-0000000000c1',
  thing_name: null,
  before: null,
  after: { role: 'owner' },
  why: 'The first owner',
};

export const orderMoved: Act = {
  ...roleGiven,
  id: '0190b7e0-5f00-7000-8000-0000000000d3',
  kind: 'order_moved',
  thing: 'order',
  thing_id: '0190b7e0-5f00-7000-8000-0000000000a1',
  thing_name: null,
  before: { status: 'placed' },
  after: { status: 'packed' },
};
