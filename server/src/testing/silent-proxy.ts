import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Pair = { near: Socket; far: Socket };

/**
 * Stands between a shop and its database, and can die like a failed router or a frozen machine: connections
 * stay open and bytes are accepted, but nothing is answered any more.
 */
export class SilentProxy {
  readonly #to: { host: string; port: number };
  readonly #pairs = new Set<Pair>();
  readonly #server = createServer((near) => this.#join(near));
  #swallowsNew = false;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#to = { host: hostname, port: Number(port) };
  }

  async start() {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    return (this.#server.address() as AddressInfo).port;
  }

  #join(near: Socket) {
    const far = connect(this.#to);
    const pair = { near, far };
    this.#pairs.add(pair);
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.once('close', () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    if (this.#swallowsNew) this.#silence(pair);
  }

  #silence({ near, far }: Pair) {
    for (const socket of [near, far]) {
      socket.removeAllListeners('data');
      socket.on('data', () => {});
    }
  }

  /** Open connections are never answered again; new ones work as before, unless `alsoNewOnes` is set. */
  fallSilent({ alsoNewOnes = false } = {}) {
    this.#swallowsNew = alsoNewOnes;
    for (const pair of this.#pairs) this.#silence(pair);
  }

  /** New connections are answered again. */
  comeBack() {
    this.#swallowsNew = false;
  }

  async stop() {
    for (const { near } of this.#pairs) near.destroy();
    await new Promise((stopped) => this.#server.close(stopped));
  }
}
