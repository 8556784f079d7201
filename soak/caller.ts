import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Endpoint, Sent } from 'contract/platform/endpoint';
import { newId } from '../server/src/platform/ids.js';
import { AnsweredNo, callAt, type Headers } from '../server/src/testing/calls.js';
import type { Chance } from '../server/src/testing/chance.js';
import type { Answers } from './answers.js';

const mostTries = 60;
const patience = 45_000;
const pause = 500;

/** Nobody knows whether the call had an effect. */
export class GivenUp extends Error {}

/**
 * Calls as the shop's pages do, through a balancer that knows which servers listen: an unanswered call is
 * sent again under the same key, to whichever server is there.
 */
export class Caller {
  readonly #addresses: () => readonly string[];
  readonly #answers: Answers;
  readonly #chance: Chance;

  constructor(addresses: () => readonly string[], answers: Answers, chance: Chance) {
    this.#addresses = addresses;
    this.#answers = answers;
    this.#chance = chance;
  }

  call = async <E extends Endpoint>(
    endpoint: E,
    sent: Sent<E>,
    headers: Headers = {},
  ): Promise<Answer<E>> => {
    const withKey = { 'idempotency-key': newId(new Date()), ...headers };
    for (let tries = 0; tries < mostTries; tries++) {
      const addresses = this.#addresses();
      if (addresses.length > 0) {
        try {
          const signal = AbortSignal.timeout(patience);
          const answer = await callAt(this.#chance.pick(addresses), endpoint, sent, withKey, signal);
          this.#answers.succeeded(endpoint.method === 'GET' ? 'read' : 'write');
          return answer;
        } catch (error) {
          if (!(error instanceof AnsweredNo)) this.#answers.count(`no answer: ${causeOf(error)}`);
          else {
            this.#answers.count(`${error.status} ${error.code}`);
            if (error.status !== 503) throw error;
          }
        }
      }
      await wait(pause);
    }
    this.#answers.count('given up');
    throw new GivenUp(`${endpoint.method} ${endpoint.path}`);
  };
}

function causeOf(error: unknown) {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
