import * as v from 'valibot';
import { seconds } from '../../../platform/clock.js';
import type { Log } from '../../../platform/log.js';
import { type BeaconChain, isSignedBy, randomnessOf } from '../announcing/beacon-chain.js';

export type BeaconRound = { readonly round: number; readonly signature: string; readonly randomness: string };

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
/** The answer's own randomness is ignored: it is computed from the signature. */
const spoken = v.object({ round: v.pipe(v.number(), v.integer()), signature: hex(48) });

const patience = seconds(5);
const longestAnswer = 10_000;

async function hear(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  const words = await answer.text();
  if (!answer.ok || words.length > longestAnswer) throw new Error(`It answered ${answer.status}.`);
  return JSON.parse(words);
}

/** What one address says of a round, if the beacon itself has signed it. */
async function askAt(address: string, chain: BeaconChain, round: number): Promise<BeaconRound> {
  const said = v.parse(spoken, await hear(`${address}/${chain.hash}/public/${round}`));
  if (said.round !== round) throw new Error(`It told round ${said.round} instead of ${round}.`);
  if (!isSignedBy(chain, round, said.signature)) throw new Error('The beacon did not sign this.');
  return { ...said, randomness: randomnessOf(said.signature) };
}

/**
 * Asks one address after the other until one gives the round with the beacon's signature. Nobody can forge
 * that, so it does not matter which address answers. Undefined when none does: the beacon is asked again
 * later.
 */
export async function hearRound(
  addresses: readonly string[],
  chain: BeaconChain,
  round: number,
  log: Log,
): Promise<BeaconRound | undefined> {
  for (const address of addresses)
    try {
      return await askAt(address, chain, round);
    } catch (error) {
      const { message } = error as Error;
      log.warn({ address, round, error: message }, 'an address of the beacon did not tell a round');
    }
  return undefined;
}
