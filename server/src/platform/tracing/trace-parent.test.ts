import { expect, it } from 'vitest';
import { readTraceParent, writeTraceParent } from './trace-parent.js';

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

it('a trace is read as it was written', () => {
  for (const isKept of [true, false])
    expect(readTraceParent(writeTraceParent({ traceId, spanId, isKept }))).toEqual({
      traceId,
      spanId,
      isKept,
    });
});

it('a later version of the format is read as far as this one knows it', () => {
  expect(readTraceParent(`01-${traceId}-${spanId}-03-more`)).toEqual({ traceId, spanId, isKept: true });
});

it.each([
  undefined,
  ['00'],
  '',
  'hush',
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01\n`,
])('what is no trace is none: %j', (header) => {
  expect(readTraceParent(header)).toBeUndefined();
});
