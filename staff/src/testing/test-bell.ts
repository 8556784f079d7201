import { onTestFinished, vi } from 'vitest';

/** Stands in for the doorbell until the test ends. */
export class TestBell {
  #listening = new Set<EventTarget & { close(): void }>();

  static hang() {
    const bell = new TestBell();
    const listening = bell.#listening;
    vi.stubGlobal(
      'EventSource',
      class extends EventTarget {
        static readonly CLOSED = 2;
        readyState = 1;
        constructor() {
          super();
          listening.add(this);
        }
        close() {
          this.readyState = 2;
          listening.delete(this);
        }
      },
    );
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    return bell;
  }

  get listeners() {
    return this.#listening.size;
  }

  /** The server ends every line for good. */
  cut() {
    for (const each of this.#listening) {
      each.close();
      each.dispatchEvent(new Event('error'));
    }
  }

  ring(name: string) {
    for (const each of this.#listening) each.dispatchEvent(new MessageEvent('message', { data: name }));
  }
}
