import { once } from 'node:events';

type Told = { type: 'success' | 'error'; id: number; result?: object; error?: string; message?: string };
type Event = { type: 'event'; method: string; params: object };

/** A connection to a browser that speaks WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (told: Told) => void>();
  readonly #listeners: ((event: Event) => void)[] = [];
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Told | Event;
      if (message.type === 'event') for (const listen of this.#listeners) listen(message);
      else this.#waiting.get(message.id)?.(message);
    };
  }

  static async open(address: string) {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  async ask<Result = object>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#asked;
    const told = await new Promise<Told>((heard) => {
      this.#waiting.set(id, heard);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (told.type === 'error') throw new Error(`${method}: ${told.error}: ${told.message}`);
    return told.result as Result;
  }

  listen(listener: (event: Event) => void) {
    this.#listeners.push(listener);
  }
}
