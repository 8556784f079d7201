const otherNames = new Map([['googlemail.com', 'gmail.com']]);

/**
 * The mailbox behind an address: a tag after a plus leads to the same one everywhere that tags are known, and
 * dots do where most people have theirs. Two mailboxes that differ in nothing else are rare, and are taken
 * for one.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/u, '').replaceAll('.', '');
  return `${name}@${otherNames.get(domain) ?? domain}`;
}
