import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import {
  type BeaconChain,
  messageOfRound,
  randomnessOf,
} from '../features/lottery/announcing/beacon-chain.js';

const { shortSignatures: bls } = bls12_381;

type Answer = { status: number; body: unknown };

/** A chain with its own key, so that nobody else can predict its rounds. */
export function makeChain(genesisTime: number, period = 3) {
  const { secretKey, publicKey } = bls.keygen();
  const chain: BeaconChain = {
    hash: 'c0'.repeat(32),
    publicKey: Buffer.from(publicKey.toBytes()).toString('hex'),
    genesisTime,
    period,
  };
  const signatureOf = (round: number) =>
    Buffer.from(bls.sign(messageOfRound(round), secretKey).toBytes()).toString('hex');
  return { chain, signatureOf };
}

/**
 * A relay of the beacon on this machine: it answers with the rounds that it was given, genuine or forged, and
 * can be silent.
 */
export class TestBeacon {
  readonly rounds = new Map<number, object>();
  readonly asked: string[] = [];
  /** The answer to every request, instead of a round. */
  trouble: Answer | 'silence' | undefined;
  readonly #server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    if (this.trouble === 'silence') return;
    const round = this.rounds.get(Number(/\/public\/(\d+)$/.exec(request.url ?? '')?.[1]));
    const { status, body } = this.trouble ?? { status: round ? 200 : 404, body: round ?? {} };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

  async start() {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', () => listening()));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  tell(round: number, signature: string, also: object = {}) {
    this.rounds.set(round, { round, randomness: randomnessOf(signature), signature, ...also });
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((stopped) => this.#server.close(stopped));
  }
}
