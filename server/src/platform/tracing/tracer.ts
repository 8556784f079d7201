import { randomBytes } from 'node:crypto';
import { Span, type SpanKind, within } from './span.js';
import type { TraceParent } from './trace-parent.js';

/** Begins traces, for each request and each job, or for a share of them. */
export class Tracer {
  readonly #ended: (span: Span) => void;
  readonly #share: number;

  constructor(ended: (span: Span) => void, share: number) {
    this.#ended = ended;
    this.#share = share;
  }

  /** Continues a trace that was passed on; undefined when this trace is not kept. */
  begin(name: string, kind: SpanKind, from?: TraceParent): Span | undefined {
    if (from ? !from.isKept : Math.random() >= this.#share) return undefined;
    const traceId = from?.traceId ?? randomBytes(16).toString('hex');
    return new Span({ name, kind, traceId, ...(from && { parentId: from.spanId }) }, this.#ended);
  }

  /** Traces work; a failure is noted and thrown on. */
  async trace<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const span = this.begin(name, 'inside');
    try {
      return await within(span, work);
    } catch (error) {
      span?.fail(error);
      throw error;
    } finally {
      span?.end();
    }
  }
}
