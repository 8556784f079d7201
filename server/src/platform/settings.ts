import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { CannotStart } from './cannot-start.js';
import { withSecretFiles } from './secret-files.js';

const flag = v.pipe(
  v.picklist(['1', '0', 'true', 'false', 'on', 'off'], 'must be 1 or 0'),
  v.transform((text) => ['1', 'true', 'on'].includes(text)),
);
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number from 0 to 65535'),
);
/** A port, or off. */
const portOrOff = v.union(
  [
    v.pipe(
      v.literal('off'),
      v.transform(() => undefined),
    ),
    port,
  ],
  'must be a port number from 0 to 65535, or off',
);
const wholeNumber = (least: number, most: number) => {
  const wish = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, wish),
    v.transform(Number),
    v.minValue(least, wish),
    v.maxValue(most, wish),
  );
};
const share = v.pipe(
  v.string(),
  v.regex(/^(?:0|1|0?\.\d{1,6}|1\.0)$/, 'must be a share from 0 to 1'),
  v.transform(Number),
);
const addressOf = (protocols: string[]) => {
  const wish = `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), wish),
  );
};
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
const origin = v.pipe(
  addressOf(['http:', 'https:']),
  v.transform((text) => new URL(text).origin),
);

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** One address, a network such as `10.0.0.0/8`, or a name for the usual ones. */
function isProxy(text: string) {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return proxyNames.has(text) || (most > 0 && isNetwork && rest.length === 0);
}
const proxy = v.pipe(v.string(), v.check(isProxy, 'must be a list of addresses such as 10.0.0.0/8'));

/** `hash:public key:genesis time:period`, all from one chain with the same scheme as drand's quicknet. */
const beaconChain = v.pipe(
  v.string(),
  v.regex(
    /^[0-9a-f]{64}:[0-9a-f]{192}:\d{1,10}:\d{1,4}$/,
    "must be a chain's hash, public key, genesis time and period, with colons between them",
  ),
  v.transform((text) => {
    const [hash = '', publicKey = '', genesisTime, period] = text.split(':');
    return { hash, publicKey, genesisTime: Number(genesisTime), period: Number(period) };
  }),
);
const beaconUrl = v.pipe(
  addressOf(['http:', 'https:']),
  v.transform((text) => text.replace(/\/+$/, '')),
);

const fewestCharacters = 10;
const secret = v.pipe(
  v.string(),
  v.minLength(32, 'must have 32 characters or more'),
  v.check(
    (text) => new Set(text).size >= fewestCharacters,
    `must be random: it has fewer than ${fewestCharacters} different characters`,
  ),
);

const environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must name an address to listen at')), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), './data'),
  BACKUP_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder'))),
  DATABASE_URL: v.optional(addressOf(['postgres:', 'postgresql:'])),
  DATABASE_REPLICA_URL: v.optional(addressOf(['postgres:', 'postgresql:'])),
  DATABASE_CONNECTIONS: v.optional(wholeNumber(2, 200), '10'),
  PUBLIC_URL: v.optional(origin),
  STAFF_PORT: v.optional(portOrOff),
  STAFF_URL: v.optional(origin),
  SECRET_KEY: v.optional(secret),
  SECRET_KEY_PREVIOUS: v.optional(secret),
  SESSION_EPOCH: v.optional(wholeNumber(0, 1_000_000), '0'),
  SESSION_DAYS: v.optional(wholeNumber(1, 365), '7'),
  SMTP_URL: v.optional(addressOf(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.includes('@', 'must hold an e-mail address'))),
  S3_ENDPOINT: v.optional(addressOf(['http:', 'https:'])),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.nonEmpty('must name a bucket'))),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[sr]k_/, 'must be a secret key of Stripe'))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.startsWith('whsec_', 'must start with whsec_'))),
  STRIPE_API_URL: v.optional(addressOf(['http:', 'https:'])),
  ALLOW_DEMO_PAYMENTS: v.optional(flag),
  BEACON_URLS: v.optional(v.pipe(list, v.array(beaconUrl)), ''),
  BEACON_CHAIN: v.optional(beaconChain),
  DEMO: v.optional(flag),
  ALLOWED_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ''),
  TRUSTED_PROXIES: v.optional(v.pipe(list, v.array(proxy)), ''),
  REQUESTS_PER_MINUTE: v.optional(wholeNumber(0, 1_000_000), '1200'),
  METRICS_PORT: v.optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(addressOf(['http:', 'https:'])),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
  SERVICE_WORKER: v.optional(flag, 'on'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info',
    ),
  ),
});

const nearby = new Set(['loopback', '127.0.0.1', '127.0.0.0/8', '::1', '::1/128']);

type Warned = { production: boolean; host: string; publicUrl: string | undefined; trustedProxies: string[] };

/** Settings with which the shop starts, but that are hardly intended. */
function warningsOf({ production, host, publicUrl, trustedProxies }: Warned, stripeKey: string | undefined) {
  const warnings: string[] = [];
  if (production && stripeKey?.includes('_test_'))
    warnings.push('STRIPE_SECRET_KEY is a test key: nobody is charged');
  // The shop itself speaks no TLS: if its address begins with https: and it listens only on this machine,
  // there must be a proxy here.
  const hasProxyBeside = isLoopback(host) && publicUrl?.startsWith('https:');
  if (hasProxyBeside && !trustedProxies.some((proxy) => nearby.has(proxy)))
    warnings.push(
      'the proxy on this machine is not in TRUSTED_PROXIES: set it to loopback, or nobody is limited',
    );
  return warnings;
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

type Variables = Record<string, string | undefined>;
export type Settings = ReturnType<typeof readSettings>;

/** The port after the shop's, or any free one. */
const besides = (port: number) => (port === 0 ? 0 : (port + 1) % 65_536);

/** The one place that reads the environment. An empty variable counts as none. */
export function readSettings(variables: Variables) {
  const given = Object.fromEntries(Object.entries(withSecretFiles(variables)).filter(([, value]) => value));
  const read = v.safeParse(environment, given);
  if (!read.success) {
    const [issue] = read.issues;
    throw new CannotStart(`The setting ${String(issue.path?.[0]?.key)} is wrong: it ${issue.message}.`);
  }
  const env = read.output;
  const production = env.NODE_ENV === 'production';
  // Everybody knows the password of the demo's customers, so in production the demo must be asked for.
  const demo = env.DEMO ?? (!production && !env.DATABASE_URL);
  if (production && !env.SECRET_KEY)
    throw new CannotStart('In production the setting SECRET_KEY must be set: 32 or more random characters.');
  if (production && !env.PUBLIC_URL?.startsWith('https:'))
    throw new CannotStart(
      'In production the setting PUBLIC_URL must be the address that customers see, for example https://shop.example.',
    );
  // In production, staff are served only when their origin is named.
  const isServed = given.STAFF_PORT === undefined && (!production || env.STAFF_URL);
  const staffPort = isServed ? besides(env.PORT) : env.STAFF_PORT;
  if (production && staffPort !== undefined && !env.STAFF_URL?.startsWith('https:'))
    throw new CannotStart(
      'In production, with STAFF_PORT the setting STAFF_URL must be the address that staff see, for example ' +
        'https://staff.shop.example.',
    );
  if (env.STAFF_URL && env.STAFF_URL === env.PUBLIC_URL)
    throw new CannotStart('STAFF_URL is the same as PUBLIC_URL: staff need an origin of their own.');
  if (production && !env.SMTP_URL)
    throw new CannotStart(
      'In production the setting SMTP_URL must name a mail server, for example smtps://….',
    );
  if (!demo && !env.SMTP_URL)
    throw new CannotStart('Without the demo the setting SMTP_URL must name a mail server (or set DEMO=1).');
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    throw new CannotStart('With DATABASE_REPLICA_URL, DATABASE_URL must be set too.');
  if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY))
    throw new CannotStart('With S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.');
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    throw new CannotStart('With STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET must be set too.');
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'] as const)
    if (env[name] && !env.STRIPE_SECRET_KEY)
      throw new CannotStart(`With ${name}, STRIPE_SECRET_KEY must be set too.`);
  if (env.SECRET_KEY_PREVIOUS && env.SECRET_KEY_PREVIOUS === env.SECRET_KEY)
    throw new CannotStart(
      'SECRET_KEY_PREVIOUS is the same as SECRET_KEY: set it to the key of before, or not at all.',
    );
  if (production && !env.STRIPE_SECRET_KEY && !env.ALLOW_DEMO_PAYMENTS)
    throw new CannotStart(
      'In production the setting STRIPE_SECRET_KEY must be set: the demo gateway takes no money (or set ' +
        'ALLOW_DEMO_PAYMENTS=1).',
    );
  return {
    production,
    demo,
    host: env.HOST,
    port: env.PORT,
    dataFolder: path.resolve(env.DATA_DIR),
    backupFolder: path.resolve(env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups')),
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    publicUrl: env.PUBLIC_URL,
    staffPort,
    staffUrl: env.STAFF_URL,
    secretKey: env.SECRET_KEY,
    previousSecretKey: env.SECRET_KEY_PREVIOUS,
    sessionEpoch: env.SESSION_EPOCH,
    sessionDays: env.SESSION_DAYS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Cellar Door <shop@cellar-door.example>',
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          region: env.S3_REGION,
          endpoint: env.S3_ENDPOINT,
          accessKeyId: env.S3_ACCESS_KEY_ID!,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
        }
      : undefined,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
          apiUrl: env.STRIPE_API_URL,
        }
      : undefined,
    beaconUrls: env.BEACON_URLS,
    beaconChain: env.BEACON_CHAIN,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    metricsPort: env.METRICS_PORT,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    serviceWorker: env.SERVICE_WORKER,
    warnings: warningsOf(
      { production, host: env.HOST, publicUrl: env.PUBLIC_URL, trustedProxies: env.TRUSTED_PROXIES },
      env.STRIPE_SECRET_KEY,
    ),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}
