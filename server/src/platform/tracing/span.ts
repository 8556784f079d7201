import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type SpanKind = 'inside' | 'server' | 'client';
type Facts = Readonly<Record<string, string | number>>;
type About = { name: string; kind: SpanKind; traceId: string; parentId?: string; told?: Facts };

const now = () => performance.timeOrigin + performance.now();

/** What failed, by its code or its name, because its words may be about a customer. */
const typeOf = (error: unknown) => {
  const { code, name } = (error ?? {}) as { code?: string | number; name?: string };
  return code ?? name ?? typeof error;
};

/**
 * Something that takes time, as a part of what caused it. It holds no values, only names, routes and codes.
 */
export class Span {
  readonly traceId: string;
  readonly id = randomBytes(8).toString('hex');
  readonly parentId: string | undefined;
  readonly kind: SpanKind;
  readonly startedAt = now();
  endedAt: number | undefined;
  name: string;
  told: Facts;
  hasFailed = false;
  readonly #ended: (span: Span) => void;

  constructor({ name, kind, traceId, parentId, told = {} }: About, ended: (span: Span) => void) {
    this.traceId = traceId;
    this.parentId = parentId;
    this.kind = kind;
    this.name = name;
    this.told = told;
    this.#ended = ended;
  }

  child(name: string, kind: SpanKind, told: Facts = {}) {
    return new Span({ name, kind, traceId: this.traceId, parentId: this.id, told }, this.#ended);
  }

  tell(more: Facts) {
    this.told = { ...this.told, ...more };
  }

  fail(error: unknown) {
    this.hasFailed = true;
    this.tell({ 'error.type': typeOf(error) });
  }

  end() {
    if (this.endedAt !== undefined) return;
    this.endedAt = now();
    this.#ended(this);
  }
}

const underWay = new AsyncLocalStorage<Span>();

/** The span that is under way here; undefined when nothing is traced. */
export const currentSpan = () => underWay.getStore();

export const within = <Result>(span: Span | undefined, work: () => Result): Result =>
  span ? underWay.run(span, work) : work();
