import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { TestMailServer } from '../server/src/testing/test-mail-server';
import { addressesOf, nodeFlags } from './built-shop';
import { noData, type ShopData } from './data-of-shops';

/** The built shop as an owner first has it: without the demo, and with a mail server. */
export class EmptyShop {
  readonly mail = new TestMailServer();
  readonly #data: ShopData;
  #process: ChildProcess | undefined;
  /** The link that `npm run staff -- invite` has printed. */
  invitation = '';
  address = '';
  staffAddress = '';

  private constructor(data: ShopData) {
    this.#data = data;
  }

  static async open() {
    const shop = new EmptyShop(await noData());
    await shop.mail.start();
    const env = {
      ...process.env,
      ...shop.#data.env,
      DEMO: '0',
      SMTP_URL: shop.mail.url,
      PORT: '0',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: 'loopback',
    };
    const built = (program: string) => [...nodeFlags, `server/dist/${program}.js`];
    const invite = [...built('staff'), 'invite', 'olive@example.com'];
    // The shop takes a free port, so the address for the link is known only once it listens.
    const said = execFileSync(process.execPath, invite, {
      env: { ...env, STAFF_URL: 'http://staff.example' },
    });
    const [, link] = /http:\/\/staff\.example(\S+)/.exec(said.toString())!;
    shop.#process = spawn(process.execPath, built('main'), { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const addresses = await addressesOf(shop.#process);
    return Object.assign(shop, addresses, { invitation: `${addresses.staffAddress}${link}` });
  }

  async close() {
    const ended = once(this.#process!, 'exit');
    this.#process!.kill('SIGTERM');
    await ended;
    await this.mail.stop();
    await this.#data.remove();
  }
}
