import { type Logger, pino } from 'pino';

/** What a feature may write to; the shop's own log is one of them, and so is a request's. */
export type Log = {
  error(details: object, words: string): void;
  warn(details: object, words: string): void;
  info(details: object, words: string): void;
  debug(details: object, words: string): void;
};

/** What must never be written down, wherever it stands in a logged object. */
const secrets = ['password', 'token', 'authorization', 'cookie', 'code', 'secret', 'cvv', 'card_number'];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export const createLog = (level: string, destination?: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redacted, censor: '[hidden]' },
    },
    destination ?? pino.destination(1),
  );
