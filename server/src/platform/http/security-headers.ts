import type { Settings } from '../settings.js';

/** The inline parts of the built pages, by hash, and the other hosts that these pages call. */
export type PagePolicy = { scripts: string[]; styles: string[]; hosts: string[] };

export const noPagePolicy: PagePolicy = { scripts: [], styles: [], hosts: [] };

/** The two `<style>` elements that React Aria 1.22.1 adds: pressable, and the scroll lock of iOS. */
const reactAriaStyles = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
];

/** Browsers that know Trusted Types refuse text as markup in the pages. */
const trustedTypes = true;

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`);

const policyOf = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Without these, no page may be framed and none may frame others. */
type Frames = { frames?: readonly string[]; framedBy?: readonly string[] };

/** What a page may load, run and frame, and where besides the shop it may send its forms. */
export function pageContentPolicy(
  { scripts, styles, hosts }: PagePolicy,
  formTargets: readonly string[] = [],
  { frames = ["'none'"], framedBy = ["'none'"] }: Frames = {},
) {
  const self = "'self'";
  return policyOf({
    'default-src': ["'none'"],
    'script-src': [self, ...quoted(scripts)],
    'style-src': [self, ...quoted([...reactAriaStyles, ...styles])],
    'connect-src': [self, ...hosts],
    'img-src': [self, 'data:', 'blob:', ...hosts],
    'font-src': [self],
    'manifest-src': [self],
    'worker-src': [self],
    'form-action': [self, ...formTargets],
    'base-uri': ["'none'"],
    'frame-src': frames,
    'frame-ancestors': framedBy,
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"] }),
  });
}

/** A worker runs under the policy of its own file: it may fetch more of its script, and call the shop. */
export const workerContentPolicy = ({ hosts }: PagePolicy) =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...hosts],
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"] }),
  });

/** For pages of ours without scripts: only their own style sheet and pictures. */
export const stillPagePolicy = policyOf({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

const knownPowers = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What is not named here a browser may still hold to be allowed, so all are named, the refused ones too. */
const powersOf = (allowed: readonly string[]) =>
  knownPowers.map((power) => `${power}=(${allowed.includes(power) ? 'self' : ''})`).join(', ');

/** Where an application is served, which other origins may read its answers, and which powers its pages have. */
export type Origin = Pick<Settings, 'publicUrl' | 'allowedOrigins'> & { powers?: readonly 'camera'[] };

/**
 * Sent with every answer, and made once: a library that builds them anew for each request costs a tenth of
 * its time.
 */
export function securityHeaders({ publicUrl, allowedOrigins, powers = [] }: Origin): Record<string, string> {
  const isSecure = publicUrl?.startsWith('https:');
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': powersOf(powers),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
