import { type Logger, pino } from 'pino';

/** Anything that a feature may log to, such as the shop's own log or a request's. */
export type Log = {
  error(details: object, words: string): void;
  warn(details: object, words: string): void;
  info(details: object, words: string): void;
  debug(details: object, words: string): void;
};

/** Never logged, wherever it stands in a logged object. */
const secrets = [
  'password',
  'token',
  'authorization',
  'cookie',
  'code',
  'secret',
  'seed',
  'cvv',
  'card_number',
];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

type Thrown = Error & { code?: unknown; constraint?: unknown; table?: unknown; cause?: unknown };

/** The database adds the values of a refused row: they are a customer's, so they are left out. */
function errorInWords(error: Thrown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code, constraint, table, cause } = error;
  return {
    type: name,
    message,
    // Under another name, because everything that is called `code` is hidden: it may open something.
    reason: code,
    constraint,
    table,
    stack,
    ...(cause instanceof Error && { cause: errorInWords(cause) }),
  };
}

export const createLog = (level: string, destination?: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorInWords },
      redact: { paths: redacted, censor: '[hidden]' },
    },
    destination ?? pino.destination(1),
  );
