/** Everyday names for countries whose name in ISO 3166 is formal. */
const plainNames: Record<string, string> = {
  BN: 'Brunei',
  BO: 'Bolivia',
  BQ: 'Caribbean Netherlands',
  CC: 'Cocos (Keeling) Islands',
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CV: 'Cape Verde',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GB: 'United Kingdom',
  GM: 'The Gambia',
  IR: 'Iran',
  KP: 'North Korea',
  KR: 'South Korea',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  NL: 'Netherlands',
  PN: 'Pitcairn Islands',
  PS: 'Palestine',
  RU: 'Russia',
  SH: 'Saint Helena, Ascension and Tristan da Cunha',
  ST: 'São Tomé and Príncipe',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VE: 'Venezuela',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
  VN: 'Vietnam',
};

export const countryName = (code: string, isoName: string) => plainNames[code] ?? isoName;

/** States of the United States that no list of states has, but the mail does. */
export const militaryStates: Record<string, string> = {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

/** The military state of a ZIP: the source files every one of them under "AA". */
export function militaryStateOf(zip: string) {
  if (zip.startsWith('340')) return 'AA';
  if (zip.startsWith('09')) return 'AE';
  return /^96[2-6]/.test(zip) ? 'AP' : undefined;
}

const initials = /\b(Afb|Dhs|Jbphh|Jbsa|Mcbh|Usaf)\b/g;

/** The source gives each word one capital letter and no apostrophe: "Mc Lean", "O Fallon", "Travis Afb". */
export const spellUsCity = (name: string) =>
  name
    .replace(initials, (word) => word.toUpperCase())
    .replace(/\bMc ?([A-Za-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\b([OD]) (?=[A-Z])/g, "$1'")
    .replace("Land O'Lakes", "Land O' Lakes")
    .replace("'S ", "'s ")
    .replace(/^Fe Warren/, 'F.E. Warren')
    .replace(/^Mac Arthur$/, 'MacArthur');
