import { email } from 'contract/platform/text';
import * as v from 'valibot';
import { invitationLink, writeInvitation } from '../features/staff/index.js';
import { CannotStart } from '../platform/cannot-start.js';
import type { Settings } from '../platform/settings.js';
import type { Shop } from '../platform/shop.js';

const usage = `Invite an owner of all stores; the others are invited by mail:
  npm run staff -- invite owner@shop.example`;

type Inviting = (shop: Pick<Shop, 'write' | 'staffUrl'>) => Promise<string>;

/** Reads its words before the shop is opened, so that a wrong one changes nothing. */
export function inviteOwner(
  { staffPort, staffUrl }: Pick<Settings, 'staffPort' | 'staffUrl'>,
  [what, address, ...rest]: readonly string[],
): Inviting {
  const read = v.safeParse(email, address);
  if (what !== 'invite' || !read.success || rest.length > 0) throw new CannotStart(usage);
  if (!staffPort && !staffUrl)
    throw new CannotStart('Set STAFF_PORT or STAFF_URL as the shop has it: the link leads there.');
  return async (shop) => {
    const invited = { name: '', email: read.output, role: 'owner', store_id: null } as const;
    const { token } = await shop.write((tx) => writeInvitation(tx, invited, null));
    return `Works once, for three days, for ${read.output}:\n${invitationLink(shop.staffUrl(), token)}`;
  };
}
