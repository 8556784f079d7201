/** The trace to which something belongs, and the span in it, in the form of the W3C's Trace Context. */
export type TraceParent = {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether the caller that passed it on keeps this trace. */
  readonly isKept: boolean;
};

const shape = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const isNothing = /^0+$/;

export function readTraceParent(header: unknown): TraceParent | undefined {
  const [, traceId = '0', spanId = '0', flags = '0'] =
    shape.exec(typeof header === 'string' ? header : '') ?? [];
  if (isNothing.test(traceId) || isNothing.test(spanId)) return undefined;
  return { traceId, spanId, isKept: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const writeTraceParent = ({ traceId, spanId, isKept }: TraceParent) =>
  `00-${traceId}-${spanId}-${isKept ? '01' : '00'}`;
