import type { Span, SpanKind } from './span.js';

const kinds: Readonly<Record<SpanKind, number>> = { inside: 1, server: 2, client: 3 };

const attributesOf = (told: Readonly<Record<string, string | number>>) =>
  Object.entries(told).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/** In nanoseconds, though the last three digits are not known. */
const inNanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1000)}000`;

const failed = 2;

const written = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.id,
  ...(span.parentId && { parentSpanId: span.parentId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: inNanoseconds(span.startedAt),
  endTimeUnixNano: inNanoseconds(span.endedAt ?? span.startedAt),
  attributes: attributesOf(span.told),
  ...(span.hasFailed && { status: { code: failed } }),
});

/** Spans in the JSON form that an OpenTelemetry collector accepts over HTTP. */
export const asOtlp = (about: Readonly<Record<string, string>>, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(about) },
      scopeSpans: [{ scope: { name: 'cellar-door' }, spans: spans.map(written) }],
    },
  ],
});
