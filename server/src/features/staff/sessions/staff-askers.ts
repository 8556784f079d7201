import type { Endpoint } from 'contract/platform/endpoint';
import { notFound, notLoggedIn } from 'contract/platform/envelope';
import { freshFactorNeeded, notAllowed, sessionLocked } from 'contract/staff';
import type { FastifyRequest } from 'fastify';
import { minutes } from '../../../platform/clock.js';
import { provesShopKey } from '../../../platform/http/command-token.js';
import type { Askers } from '../../../platform/http/register.js';
import { staffTokenOf } from '../../../platform/http/staff-cookie.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { HeldRoles } from '../people/held-roles.js';
import { selectRolesOf } from '../people/people.sql.js';
import { type StaffSessionRow, selectStaffSession, touchStaffSession } from './staff-sessions.sql.js';
import { hashOfStaffToken } from './staff-tokens.js';

const lockedAfter = minutes(60);
const freshFor = minutes(10);
const seenEvery = minutes(1);

/** One of the staff, identified by the cookie. */
export type StaffAsker = { readonly id: Uuid; readonly sessionId: Uuid; readonly roles: HeldRoles };

/** Somebody at the terminal who holds the shop's own key: no person in particular, who may do everything. */
type Command = { readonly id: null; readonly sessionId: null; readonly roles: HeldRoles };
const command: Command = {
  id: null,
  sessionId: null,
  roles: new HeldRoles([{ role: 'owner', store_id: null }]),
};

/** Who answers for an act: one of the staff, or a command. */
export type StaffActor = StaffAsker | Command;

type Known = { readonly session: StaffSessionRow; readonly roles: HeldRoles };

/**
 * Finds out who of the staff sends a call, and whether they may: the one place that enforces what the
 * contract declares.
 */
export class StaffAskers implements Askers {
  readonly name = 'person';
  readonly #shop: Shop;

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  async whoAsks(request: FastifyRequest, endpoint: Endpoint): Promise<StaffActor | null> {
    const { byCommand, evenNobody } = endpoint.shape;
    if (byCommand && provesShopKey(this.#shop, request)) return command;
    const known = await this.#find(request);
    return !known && evenNobody ? null : this.#judge(request, endpoint, known);
  }

  /** Refuses anyone who is not logged in. */
  async whoIsLoggedIn(request: FastifyRequest, endpoint: Endpoint): Promise<StaffAsker> {
    return this.#judge(request, endpoint, await this.#find(request));
  }

  async #find(request: FastifyRequest): Promise<Known | undefined> {
    const token = staffTokenOf(request, this.#shop.staffUrl().startsWith('https:'));
    if (!token) return undefined;
    return this.#shop.read(async (db) => {
      const session = await selectStaffSession(db, hashOfStaffToken(this.#shop.secretKey, token));
      return session && { session, roles: new HeldRoles(await selectRolesOf(db, session.person_id)) };
    });
  }

  async #judge(request: FastifyRequest, { shape }: Endpoint, known: Known | undefined): Promise<StaffAsker> {
    if (!known) throw refuse(notLoggedIn);
    const { session, roles } = known;
    const now = this.#shop.clock.now().getTime();
    if (!shape.evenLocked && now - session.last_seen_at.getTime() >= lockedAfter) throw refuse(sessionLocked);
    checkKey(shape, roles, request.params);
    if (shape.freshFactor && now - session.factor_seen_at.getTime() >= freshFor)
      throw refuse(freshFactorNeeded);
    const isSomebodyThere = !shape.evenLocked && !shape.byItself && !request.headers['x-by-itself'];
    if (isSomebodyThere && now - session.last_seen_at.getTime() >= seenEvery) await this.#see(session);
    return { id: session.person_id, sessionId: session.id, roles };
  }

  /** Failing to write this must not fail the call. */
  async #see(session: StaffSessionRow) {
    await this.#shop
      .read((db) => touchStaffSession(db, session))
      .catch((error: Error) =>
        this.#shop.log.warn({ error: error.message }, 'when a session was last seen could not be noted'),
      );
  }
}

/** A store where somebody does not work is answered like one that does not exist. */
function checkKey({ may }: Endpoint['shape'], roles: HeldRoles, params: unknown) {
  if (!may) throw refuse(notAllowed);
  const { store_id } = params as { store_id?: string };
  if (store_id === undefined) {
    if (!roles.holdsSomewhere(may)) throw refuse(notAllowed);
    return;
  }
  if (!roles.worksAt(Number(store_id))) throw refuse(notFound);
  if (!roles.holds(may, Number(store_id))) throw refuse(notAllowed);
}
