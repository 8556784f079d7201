import type { ServerResponse } from 'node:http';
import { listenLive } from 'contract/staff/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seconds } from '../../../platform/clock.js';
import type { Shop } from '../../../platform/shop.js';
import type { StaffAsker, StaffAskers } from '../sessions/staff-askers.js';

const lookAgain = seconds(30);
/**
 * A name is told at most this often. It is as long as a screen waits between two looks
 * (`staff/src/platform/live.ts`), so at a busy counter all screens look at the same moment.
 */
const calm = seconds(2);
/** For one session: when it opens more, the oldest one ends. */
const mostListeners = 8;
const anything = '*';

type Listener = { asker: StaffAsker; readonly request: FastifyRequest; readonly answer: ServerResponse };

const isOfSession = ({ asker }: Listener, sessionId: string) => asker.sessionId === sessionId;

function hears({ asker }: Listener, name: string) {
  const [store] = name.split(':');
  return name === anything || store === 'all' || asker.roles.worksAt(Number(store));
}

/** The listeners of this process, and what each of them is told about. */
class Doorbell {
  readonly #listeners = new Set<Listener>();
  /** The names that were told a moment ago, and whether they have rung since. */
  readonly #toldLately = new Map<string, { hasRung: boolean }>();
  #isOver = false;

  readonly add = (listener: Listener) => {
    // Asked before the end and known after it: nobody else would let go of them.
    if (this.#isOver) return this.#end(listener);
    const before = [...this.#listeners].filter((each) => isOfSession(each, listener.asker.sessionId));
    for (const each of before.slice(0, Math.max(0, before.length + 1 - mostListeners))) this.#end(each);
    this.#listeners.add(listener);
    listener.answer.once('close', () => this.#listeners.delete(listener));
  };

  readonly ring = (told = anything) => {
    const [kind, sessionId = ''] = told.split(':');
    if (kind === 'session') {
      for (const each of this.#listeners) if (isOfSession(each, sessionId)) this.#end(each);
      return;
    }
    const lately = this.#toldLately.get(told);
    if (lately) lately.hasRung = true;
    else this.#tell(told);
  };

  #tell(name: string) {
    for (const each of this.#listeners) if (hears(each, name)) each.answer.write(`data: ${name}\n\n`);
    const lately = { hasRung: false };
    this.#toldLately.set(name, lately);
    setTimeout(() => {
      this.#toldLately.delete(name);
      if (lately.hasRung) this.#tell(name);
    }, calm).unref();
  }

  /**
   * Stops listeners whose session has ended or is locked. Writing to the others keeps their connections open.
   */
  lookAgain(askers: StaffAskers) {
    for (const each of this.#listeners)
      askers.whoIsLoggedIn(each.request, listenLive).then(
        (asker) => {
          each.asker = asker;
          each.answer.write(':\n\n');
        },
        () => this.#end(each),
      );
  }

  endAll() {
    this.#isOver = true;
    for (const each of this.#listeners) this.#end(each);
  }

  #end(listener: Listener) {
    this.#listeners.delete(listener);
    listener.answer.end();
  }
}

/** Each process has one doorbell, however many listen. */
export function serveLive(app: FastifyInstance, shop: Shop, askers: StaffAskers) {
  const bell = new Doorbell();
  const hearing = shop.hear('staff_bell', bell.ring);
  const looking = setInterval(() => bell.lookAgain(askers), lookAgain).unref();

  app.route({
    method: listenLive.method,
    url: `/api/${listenLive.path}`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const asker = await askers.whoIsLoggedIn(request, listenLive);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'private, no-store',
        // The connection serves nothing else afterwards, because a server that stops would wait for it.
        connection: 'close',
        // Without this, a proxy that buffers answers would hold it back.
        'x-accel-buffering': 'no',
      });
      reply.raw.flushHeaders();
      bell.add({ asker, request, answer: reply.raw });
    },
  });
  app.addHook('preClose', async () => {
    clearInterval(looking);
    bell.endAll();
    await hearing.close();
  });
}
