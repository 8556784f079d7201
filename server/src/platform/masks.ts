const covered = '•••';

/** ada@example.com becomes a•••@e•••.com: enough to recognize it, not enough to write to it. */
export function maskedEmail(email: string) {
  const [name = '', domain = ''] = email.split('@');
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${name.slice(0, 1)}${covered}@${domain.slice(0, 1)}${covered}${ending}`;
}

/** Its last four digits. */
export const maskedPhone = (phone: string) => phone && `${covered} ${phone.replace(/\D/g, '').slice(-4)}`;
