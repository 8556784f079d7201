/** Everything that the words typed by staff can mean. */
export type Searched = {
  readonly email?: string;
  /** Digits alone, without the country's 1. */
  readonly phone?: string;
  readonly orderNumber?: string;
  /** The last digits of an order's number, as people read them out. */
  readonly orderDigits?: string;
  /** Beginnings of a first and a last name, in either order; either may be empty. */
  readonly names: readonly (readonly [string, string])[];
};

const orderNumber = /^[a-z]{2}\d+-\d+$/i;
const phone = /^\+?[\d\s().-]+$/;
const leastSigns = 2;
const leastDigits = 3;
const mostWords = 4;

/** Nobody says where a first name ends and a last name begins: Mary Ann Smith, Ann van der Berg. */
function waysToSplit(words: readonly string[]) {
  const whole = [
    [words.join(' '), ''],
    ['', words.join(' ')],
  ] as const;
  const parts = words.slice(1).flatMap((_, i) => {
    const [one, other] = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return [[one, other] as const, [other, one] as const];
  });
  return [...whole, ...parts];
}

export function whatIsSearched(text: string): Searched | undefined {
  const typed = text.trim();
  if (typed.length < leastSigns) return undefined;
  if (orderNumber.test(typed)) return { orderNumber: typed.toUpperCase(), names: [] };
  if (phone.test(typed)) {
    const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    return digits.length < leastDigits ? undefined : { phone: digits, orderDigits: digits, names: [] };
  }
  const email = typed.toLowerCase();
  if (typed.includes('@')) return { email, names: [] };
  const words = typed.split(/[\s,]+/).filter(Boolean);
  if (words.length > mostWords) return { names: waysToSplit([words.join(' ')]) };
  return { names: waysToSplit(words), ...(words.length === 1 && { email }) };
}
