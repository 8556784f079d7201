const otherNames = new Map([['googlemail.com', 'gmail.com']]);

/**
 * The mailbox behind an address: wherever tags after a plus are known, they lead to the same mailbox, and so
 * do dots with the largest provider. Addresses that differ in nothing else but are two mailboxes are rare,
 * and count as one.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/u, '').replaceAll('.', '');
  return `${name}@${otherNames.get(domain) ?? domain}`;
}
