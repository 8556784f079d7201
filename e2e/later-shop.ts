import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from './built-shop';
import { ownDemo, type ShopData } from './data-of-shops';

const serve = fileURLToPath(new URL('serve-later.mjs', import.meta.url));

type Message = { id?: number; address?: string; staffAddress?: string; answer?: unknown; trouble?: string };
type Announced = { name: string; bottles: number; price: number };

/**
 * A shop of the journey's own, whose clock it moves: days pass at once, without changing anybody else's shop.
 */
export class LaterShop {
  readonly #data: ShopData;
  readonly #process: ChildProcess;
  #asked = 0;
  address = '';
  staffAddress = '';

  private constructor(data: ShopData) {
    this.#data = data;
    const env = {
      ...process.env,
      ...data.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: 'loopback',
    };
    this.#process = fork(serve, { env, execArgv: nodeFlags });
  }

  static async open() {
    const shop = new LaterShop(await ownDemo());
    const { address, staffAddress } = await shop.#heard((message) => message.address !== undefined);
    shop.address = address!;
    shop.staffAddress = staffAddress!;
    return shop;
  }

  #heard(isIt: (message: Message) => boolean): Promise<Message> {
    return new Promise((heard, failed) => {
      const shop = this.#process;
      const ended = (code: number | null) => failed(new Error(`The shop ended with ${code}.`));
      const listen = (message: Message) => {
        if (!isIt(message)) return;
        shop.off('message', listen).off('exit', ended);
        heard(message);
      };
      shop.on('message', listen).once('exit', ended);
    });
  }

  async #ask(ask: string, about: object): Promise<unknown> {
    const id = ++this.#asked;
    const heard = this.#heard((message) => message.id === id);
    this.#process.send({ id, ask, ...about });
    const { answer, trouble } = await heard;
    if (trouble) throw new Error(trouble);
    return answer;
  }

  later = (hours: number) => this.#ask('later', { hours });

  /** A lottery-only bottle of Lincoln Park. */
  announce = (about: Announced) =>
    this.#ask('announce', {
      store_id: 3,
      product_id: 14,
      ticket_prefix: 'CH1',
      rules: 'Entering is free.\n\nOne ticket for each person.',
      release: about.name,
      ...about,
    }) as Promise<number>;

  staffMoves = (number: string, ...to: string[]) => this.#ask('staff', { words: [number, ...to] });

  async close() {
    this.#process.kill('SIGTERM');
    if (this.#process.exitCode === null) await once(this.#process, 'exit');
    await this.#data.remove();
  }
}
