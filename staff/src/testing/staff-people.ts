import type { Answer } from 'contract/platform/endpoint';
import type { getPerson, listInvitations } from 'contract/staff/people';

const now = new Date().toISOString();

/** A clerk of one store, as owners and managers see her. */
export const miaSeen: Answer<typeof getPerson> = {
  id: '0190b7e0-5f00-7000-8000-000000000001',
  name: 'Mia Novak',
  email: 'mia@cellar-door.example',
  roles: [{ id: '0190b7e0-5f00-7000-8000-0000000000a1', store_id: 1, role: 'clerk' }],
  last_seen_at: now,
  suspended_at: null,
  passkeys: 2,
  recovery_codes_left: 9,
};

export const marcoSeen: Answer<typeof getPerson> = {
  id: '0190b7e0-5f00-7000-8000-000000000003',
  name: 'Marco Silva',
  email: 'marco@cellar-door.example',
  roles: [
    { id: '0190b7e0-5f00-7000-8000-0000000000b1', store_id: 1, role: 'manager' },
    { id: '0190b7e0-5f00-7000-8000-0000000000b2', store_id: 2, role: 'manager' },
  ],
  last_seen_at: null,
  suspended_at: now,
  passkeys: 0,
  recovery_codes_left: 0,
};

export const noraInvited: Answer<typeof listInvitations>[number] = {
  id: '0190b7e0-5f00-7000-8000-0000000000c1',
  name: 'Nora Lind',
  email: 'nora@cellar-door.example',
  role: 'clerk',
  store_id: 1,
  created_at: now,
  expires_at: new Date(Date.now() + 3 * 86_400_000 + 60_000).toISOString(),
};
