import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';

const notThere = () => Object.assign(new Error('The embedded database is not there.'), { code: '57P03' });

/**
 * A network socket in the eyes of the `pg` driver: PostgreSQL's wire protocol over a channel to the worker.
 */
export class WireSocket extends Duplex {
  readonly #port: MessagePort;

  constructor(worker: Worker | undefined) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on('message', ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
      this.push(Buffer.from(buffer, byteOffset, byteLength)),
    );
    if (worker) worker.postMessage(port2, [port2]);
    else process.nextTick(() => this.destroy(notThere()));
  }

  connect() {
    process.nextTick(() => {
      if (!this.destroyed) this.emit('connect');
    });
    return this;
  }

  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#port.postMessage(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#port.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: () => void) {
    done();
    this.push(null);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.postMessage('gone');
    this.#port.removeAllListeners('message');
    this.#port.unref();
    done(error);
  }
}
