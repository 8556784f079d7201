import { accountClosed, notLoggedIn, tokenExpired } from 'contract/platform/envelope';
import { minutes, seconds } from '../../platform/clock.js';
import type { WhoAsks } from '../../platform/http/register.js';
import type { Uuid } from '../../platform/ids.js';
import { refuse } from '../../platform/refuse.js';
import type { Shop } from '../../platform/shop.js';
import { BoundedMap } from './bounded-map.js';
import type { SessionTokens } from './session-tokens.js';
import { selectAsker, touchSession } from './sessions.sql.js';

/** The longest time for which another process may not have heard that a session has ended. */
const freshFor = seconds(1);
const mostRemembered = 5000;
const seenEvery = minutes(1);

type Standing = 'alive' | 'ended' | 'closed';
type Look = { readonly at: number; readonly standing: Promise<Standing> };

/** Tells who asks. A session that was looked up within the last second is not looked up again. */
export class Askers {
  readonly #shop: Shop;
  readonly #tokens: SessionTokens;
  readonly #looks = new BoundedMap<Uuid, Look>(mostRemembered);

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

  /** What was read before these sessions ended must not outlive them; a look under way is dropped as well. */
  forget(sessionIds: readonly Uuid[]) {
    for (const id of sessionIds) this.#looks.delete(id);
  }

  #standingOf(customerId: Uuid, sessionId: Uuid) {
    const now = this.#shop.clock.now().getTime();
    const known = this.#looks.get(sessionId);
    if (known && now >= known.at && now - known.at < freshFor) return known.standing;
    const look = { at: now, standing: this.#look(customerId, sessionId) };
    this.#looks.set(sessionId, look);
    look.standing.catch(() => {
      if (this.#looks.get(sessionId) === look) this.#looks.delete(sessionId);
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

  /** A full disk must not keep anybody from reading. */
  async #see(sessionId: Uuid) {
    await this.#shop
      .read((db) => touchSession(db, sessionId))
      .catch((error: Error) =>
        this.#shop.log.warn({ error: error.message }, 'when a session was last seen could not be noted'),
      );
  }
}
