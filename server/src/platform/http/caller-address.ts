import { isIPv6 } from 'node:net';

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Who shares limits: one IPv4 address, or the /64 that one household gets of IPv6. */
export function callerAddress(ip: string) {
  if (!ip.includes(':')) return ip;
  const wrapped = ipv4InIpv6.exec(ip)?.[1];
  if (wrapped) return wrapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(8 - start.length - end.length).fill('0');
  const groups = [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
