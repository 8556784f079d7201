import { isIPv4, isIPv6 } from 'node:net';

const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const inBrackets = /^\[([^\]]*)\](?::\d+)?$/;
const endsAsIpv4 = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
const ipv4InIpv6 = ['0', '0', '0', '0', '0', 'ffff'].join();

const hex = (value: number) => value.toString(16);

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(ip: string): string[] {
  const [, before, ...bytes] = endsAsIpv4.exec(ip) ?? [];
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
  const plain = before === undefined ? ip : `${before}${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
  const [head = '', tail] = plain.split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].map((group) => hex(Number.parseInt(group, 16)));
}

const bytesOf = (group = '0') => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255];

function wrappedIpv4(groups: readonly string[]) {
  if (groups.slice(0, 6).join() !== ipv4InIpv6) return undefined;
  return [...bytesOf(groups[6]), ...bytesOf(groups[7])].join('.');
}

/** The address alone, from `ip`, `ip:port` or `[ip]:port`, as proxies and sockets give it. */
export function hostOf(told: string): string {
  if (isIPv4(told)) return told;
  const bare = withPort.exec(told)?.[1] ?? inBrackets.exec(told)?.[1] ?? told;
  const [ip = ''] = bare.split('%');
  return isIPv6(ip) ? (wrappedIpv4(groupsOf(ip)) ?? ip) : ip;
}

/**
 * Who shares limits: one IPv4 address, or one /64 of IPv6, which is what one household gets. All callers
 * without a valid address count as one.
 */
export function callerAddress(told: string) {
  const ip = hostOf(told);
  if (isIPv4(ip)) return ip;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : 'unknown';
}
