import { seconds } from '../clock.js';
import { atOnceIn } from '../jobs/lanes.js';
import type { Message } from './message.js';

/** A server that hangs must not hold the letters' lane. */
const longestDelivery = seconds(10);

/** The recipient's server will never accept this letter: sending it again changes nothing. */
export class RefusedForGood extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`The mail server refused the letter with ${responseCode}.`);
    this.responseCode = responseCode;
  }
}

/** A mail server's words often name the recipient, who must not appear in a log; the codes tell enough. */
function withoutNames(error: unknown) {
  const { command, responseCode, response } = error as MailError;
  if (!response) return error;
  const detail = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response)?.[1];
  return new Error(
    `The mail server answered ${[responseCode, detail].filter(Boolean).join(' ')} to ${command}.`,
  );
}

type MailError = { command?: string; responseCode?: number; response?: string };

/** "Log in first", "encrypt first": these concern our settings, which somebody can correct. */
const aboutUs = new Set([530, 534, 535, 538]);
/** 5.7.x concerns policy, such as a relay that does not know us, which somebody can correct too. */
const aboutPolicy = /^5\d\d[ -]5\.7\.\d/;

const isForGood = ({ command = '', responseCode = 0, response = '' }: MailError) =>
  responseCode >= 500 &&
  ['RCPT TO', 'DATA'].includes(command) &&
  !aboutUs.has(responseCode) &&
  !aboutPolicy.test(response);

/** Loaded with the first letter, because a start has none to send. */
async function transportTo(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    // One connection for each letter that is sent at the same time.
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

/** A mail server at an address; a connection is kept for letters that follow soon. */
export class MailServer {
  readonly #url;
  #transport: ReturnType<typeof transportTo> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async send({ messageId, date, from, replyTo, to, subject, text, html }: Message) {
    this.#transport ??= transportTo(this.#url);
    const transport = await this.#transport;
    try {
      await transport.sendMail({
        messageId,
        date,
        from,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // As an object it is one address, whatever it contains; as text it would be read as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Out-of-office programs do not answer letters that say that no person wrote them.
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(longestDelivery),
      });
    } catch (error) {
      throw isForGood(error as MailError)
        ? new RefusedForGood((error as MailError).responseCode!)
        : withoutNames(error);
    }
  }

  async close() {
    (await this.#transport)?.close();
  }
}
