import { readFileSync } from 'node:fs';
import { CannotStart } from './cannot-start.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings that must not stand where every process of the machine and every dump of an error shows them. */
const secretSettings = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

function read(name: string, file: string) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(`The setting ${name} names ${file}, which cannot be read (${code}).`);
  }
}

/** For a secret setting, `NAME_FILE` may name the file that holds it. */
export function withSecretFiles(variables: Variables): Variables {
  const secrets: Record<string, string> = {};
  for (const setting of secretSettings) {
    const name = `${setting}_FILE` as const;
    const file = variables[name];
    if (!file) continue;
    if (variables[setting]) throw new CannotStart(`${setting} and ${name} are both set: set one of them.`);
    secrets[setting] = read(name, file);
  }
  return { ...variables, ...secrets };
}
