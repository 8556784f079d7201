import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const serve = fileURLToPath(new URL('serve-later.mjs', import.meta.url));

type Message = { id?: number; address?: string; answer?: unknown; trouble?: string };
type Announced = { name: string; bottles: number; price: number };

/** A shop of the journey's own, whose clock it moves: days pass at once, and nobody else's shop is in the way. */
export class LaterShop {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'cellar-later-'));
  readonly #process: ChildProcess;
  #asked = 0;

  constructor(port: number) {
    const env = { ...process.env, DATA_DIR: this.#folder, PORT: String(port), LOG_LEVEL: 'warn' };
    this.#process = fork(serve, { env, execArgv: ['--enable-source-maps'] });
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

  opened = () => this.#heard(({ address }) => address !== undefined);

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
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
