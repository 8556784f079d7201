import { createTransport } from 'nodemailer';
import { seconds } from '../clock.js';
import { atOnceIn } from '../jobs/lanes.js';
import type { Message } from './message.js';

/** A server that hangs must not hold the letters' lane. */
const longestDelivery = seconds(10);

/** The recipient's side will never take this letter: sending it again changes nothing. */
export class RefusedForGood extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`The mail server refused the letter with ${responseCode}.`);
    this.responseCode = responseCode;
  }
}

/** What a mail server says often names the recipient, who has no business in a log: the codes tell enough. */
function withoutNames(error: unknown) {
  const { command, responseCode, response } = error as MailError;
  if (!response) return error;
  const detail = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response)?.[1];
  return new Error(
    `The mail server answered ${[responseCode, detail].filter(Boolean).join(' ')} to ${command}.`,
  );
}

type MailError = { command?: string; responseCode?: number; response?: string };

/** "Log in first", "encrypt first": that is about our settings, which somebody can mend. */
const aboutUs = new Set([530, 534, 535, 538]);
/** 5.7.x is about policy, such as a relay that does not know us, and likewise mendable. */
const aboutPolicy = /^5\d\d[ -]5\.7\.\d/;

const isForGood = ({ command = '', responseCode = 0, response = '' }: MailError) =>
  responseCode >= 500 &&
  ['RCPT TO', 'DATA'].includes(command) &&
  !aboutUs.has(responseCode) &&
  !aboutPolicy.test(response);

/** A mail server by its address; a connection is kept for the letters that follow soon. */
export class MailServer {
  readonly #transport;

  constructor(url: string) {
    this.#transport = createTransport({
      url,
      pool: true,
      // As many as are sent at once.
      maxConnections: atOnceIn.letters,
      maxRequeues: 1,
      idleTimeout: seconds(30),
      connectionTimeout: seconds(5),
      greetingTimeout: seconds(5),
      socketTimeout: longestDelivery,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ messageId, date, from, replyTo, to, subject, text, html }: Message) {
    try {
      await this.#transport.sendMail({
        messageId,
        date,
        from,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // As an object it is one address, whatever it holds; as text it would be read as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Out-of-office programs do not answer what says that no person wrote it.
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(longestDelivery),
      });
    } catch (error) {
      throw isForGood(error as MailError)
        ? new RefusedForGood((error as MailError).responseCode!)
        : withoutNames(error);
    }
  }

  close() {
    this.#transport.close();
  }
}
