import { statesOfZip } from '../places/index.js';
import type { RuleRefusal } from './rule-refusal.js';

export type Destination = {
  readonly country: string;
  readonly state: string;
  readonly zip_code: string;
  /** The street. */
  readonly adderess: string;
};

const military = new Set(['AA', 'AE', 'AP']);
const militaryState = /^armed forces\b/i;
const militaryStreet = /\b(?:APO|FPO|DPO)[\s,]+A[AEP]\b/i;

const between = String.raw`[\s.\-]*`;
const postBox = new RegExp(
  [
    String.raw`\bp${between}[o0]${between}b(?:ox)?${between}#?\s*\d`,
    String.raw`\bpost(?:al)?\s+(?:office\s+)?box\s*#?\s*\d`,
    String.raw`^\s*box\s*#?\s*\d+\s*$`,
    String.raw`\bgeneral\s+delivery\b`,
  ].join('|'),
  'i',
);

export const isInUnitedStates = ({ country }: Pick<Destination, 'country'>) => country === 'United States';

/** The states in which a ZIP code lies; the one that the address names comes first. */
export function statesOf({ state, zip_code }: Pick<Destination, 'state' | 'zip_code'>) {
  const states = statesOfZip(zip_code);
  const named = states.filter(({ name }) => name === state);
  return { states, isTrue: named.length > 0, first: named[0] ?? states[0] };
}

const no = (code: RuleRefusal['code'], message: string): RuleRefusal => ({ code, rule: undefined, message });

/**
 * Carriers hand wine to an adult at a door: a post office box has none, and only the postal service reaches
 * the military.
 */
export function noDrinksThere(to: Destination): RuleRefusal | undefined {
  const street = to.adderess.normalize('NFKC');
  if (!isInUnitedStates(to)) return undefined;
  const isMilitary =
    militaryState.test(to.state) ||
    militaryStreet.test(street) ||
    statesOf(to).states.some(({ code }) => military.has(code));
  if (isMilitary)
    return no('no_drinks_there', 'Alcohol cannot be sent to military addresses (APO, FPO, DPO)');
  return postBox.test(street) ? no('no_drinks_there', 'Alcohol cannot be sent to a PO box') : undefined;
}

/**
 * Tax, dry areas and limits depend on where the goods really go. The carrier goes by the ZIP, so nothing is
 * sent to an address with another state until it is corrected.
 */
export function addressProblem(to: Destination): RuleRefusal | undefined {
  if (!isInUnitedStates(to)) return undefined;
  const { states, isTrue } = statesOf(to);
  const zip = to.zip_code.slice(0, 5);
  if (states.length === 0) return no('zip_unknown', `There is no ZIP code ${zip}`);
  if (isTrue) return undefined;
  const names = states.map(({ name }) => name).join(' and ');
  return no('zip_elsewhere', `The ZIP code ${zip} is in ${names}, not in ${to.state}`);
}
