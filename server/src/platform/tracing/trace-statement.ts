import { currentSpan } from './span.js';

/** The caller is far down the stack, below what builds and sends the statement. */
const deepest = 40;
const inFeature = /at (?:async )?(?:Object\.)?([\w.]+) \([^)]*\/features\/[^)]*\)/;

/** The function of a feature that waits for the answer. */
function whoAsks() {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = deepest;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = before;
  return inFeature.exec(stack)?.[1];
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? '');

/**
 * Measures a statement as a part of the trace, under the name of its caller. Its text and values are left
 * out.
 */
export function traceStatement(asked: unknown, ask: () => unknown): unknown {
  const parent = currentSpan();
  if (!parent) return ask();
  const verb = /\w+/.exec(textOf(asked))?.[0].toLowerCase() ?? 'statement';
  const told = { 'db.system.name': 'postgresql', 'db.operation.name': verb };
  const span = parent.child(whoAsks() ?? verb, 'client', told);
  const failed = (error: unknown) => {
    span.fail(error);
    span.end();
  };
  const answer = ask();
  if (answer instanceof Promise) answer.then(() => span.end(), failed);
  else span.end();
  return answer;
}
