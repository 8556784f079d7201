import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { embeddedDemo, type ShopData } from './data-of-shops';

const run = promisify(execFile);

/** Node's options for a shop of the journeys. */
export const nodeFlags = ['--import', './server/src/testing/quick-databases.mjs'];

const listening = /^Cellar Door listening on (\S+)$/;
const staffListening = /^Staff at (\S+)$/;

export async function addressesOf(shop: ChildProcess) {
  let staffAddress = '';
  for await (const line of createInterface({ input: shop.stdout! })) {
    staffAddress ||= staffListening.exec(line)?.[1] ?? '';
    const [, address] = listening.exec(line) ?? [];
    if (address) return { address, staffAddress };
  }
  throw new Error('The shop ended before it listened.');
}

type Addresses = { address: string; staffAddress: string };

/** The built shop with its demo, as `npm start` serves it, with a data folder and a port of its own. */
export class BuiltShop {
  readonly address: string;
  readonly staffAddress: string;
  readonly #data: ShopData;
  readonly #process: ChildProcess;

  private constructor(addresses: Addresses, data: ShopData, process: ChildProcess) {
    this.address = addresses.address;
    this.staffAddress = addresses.staffAddress;
    this.#data = data;
    this.#process = process;
  }

  static async open(settings: Record<string, string> = {}, data = embeddedDemo()) {
    const shop = spawn(process.execPath, [...nodeFlags, 'server/dist/main.js'], {
      // Behind a proxy, so that each journey can come from an address of its own.
      env: {
        ...process.env,
        ...data.env,
        PORT: '0',
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: 'loopback',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const endWithUs = () => shop.kill('SIGKILL');
    process.once('exit', endWithUs);
    shop.once('exit', () => process.off('exit', endWithUs));
    return new BuiltShop(await addressesOf(shop), data, shop);
  }

  /** What somebody in the store types to move an order on: README, "npm run order". */
  readonly staffMoves = (number: string, ...to: string[]) => {
    const { port } = new URL(this.staffAddress);
    const env = { ...process.env, ...this.#data.env, STAFF_PORT: port };
    return run(process.execPath, ['server/dist/order.js', number, ...to], {
      env,
    });
  };

  async close() {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    await this.#data.remove();
  }
}
