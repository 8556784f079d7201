import { accountClosed, notLoggedIn, tokenExpired } from 'contract/platform/envelope';
import { BoundedMap } from '../../../platform/bounded-map.js';
import { minutes, seconds } from '../../../platform/clock.js';
import type { WhoAsks } from '../../../platform/http/register.js';
import type { Uuid } from '../../../platform/ids.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import type { SessionTokens } from './session-tokens.js';
import { selectAsker, touchSession } from './sessions.sql.js';

/** A session that was ended by another process may go on for this long here. */
const freshFor = seconds(1);
const mostRemembered = 5000;
const seenEvery = minutes(1);

type Standing = 'alive' | 'ended' | 'closed';
type Look = { readonly at: number; readonly standing: Promise<Standing> };

/**
 * The result of a look-up holds for this customer and this session together. Kept by the session alone, it
 * would be used for a token that names the same session and another customer.
 */
const nameOf = (customerId: Uuid, sessionId: Uuid) => `${customerId}:${sessionId}`;

/** Finds out which customer sends a call. A session is looked up in the database at most once a second. */
export class Askers {
  readonly #shop: Shop;
  readonly #tokens: SessionTokens;
  readonly #looks = new BoundedMap<string, Look>(mostRemembered);

  constructor(shop: Shop, tokens: SessionTokens) {
    this.#shop = shop;
    this.#tokens = tokens;
  }

  readonly whoAsks: WhoAsks = async (token) => {
    if (!token) throw refuse(notLoggedIn);
    const named = await this.#tokens.read(token);
    if (!named) throw refuse(tokenExpired);
    const standing = await this.#standingOf(named.customerId, named.sessionId);
    if (standing === 'closed') throw refuse(accountClosed);
    if (standing === 'ended') throw refuse(tokenExpired);
    return { id: named.customerId, sessionId: named.sessionId };
  };

  /**
   * To be called when these sessions have ended. A look-up that is still under way is dropped too: it may
   * have read the session before it ended.
   */
  forget(customerId: Uuid, sessionIds: readonly Uuid[]) {
    for (const id of sessionIds) this.#looks.delete(nameOf(customerId, id));
  }

  #standingOf(customerId: Uuid, sessionId: Uuid) {
    const now = this.#shop.clock.now().getTime();
    const name = nameOf(customerId, sessionId);
    const known = this.#looks.get(name);
    if (known && now >= known.at && now - known.at < freshFor) return known.standing;
    const look = { at: now, standing: this.#look(customerId, sessionId) };
    this.#looks.set(name, look);
    look.standing.catch(() => {
      if (this.#looks.get(name) === look) this.#looks.delete(name);
    });
    return look.standing;
  }

  async #look(customerId: Uuid, sessionId: Uuid): Promise<Standing> {
    const asker = await this.#shop.read((db) => selectAsker(db, customerId, sessionId));
    if (asker?.closed_at) return 'closed';
    if (!asker?.last_seen_at) return 'ended';
    if (this.#shop.clock.now().getTime() - asker.last_seen_at.getTime() >= seenEvery)
      await this.#see(sessionId);
    return 'alive';
  }

  /** Failing to write this must not fail the call: with a full disk, customers can still read. */
  async #see(sessionId: Uuid) {
    await this.#shop
      .read((db) => touchSession(db, sessionId))
      .catch((error: Error) =>
        this.#shop.log.warn({ error: error.message }, 'when a session was last seen could not be noted'),
      );
  }
}
