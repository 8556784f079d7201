type Sign = readonly [words: string, sign: RegExp];

/** The first that fits: most browsers name others too. */
const browsers: Sign[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const firstIn = (signs: Sign[], userAgent: string) => signs.find(([, sign]) => sign.test(userAgent))?.[0];

/** "Safari on iPhone": enough to know one's own device by, and all that is kept of the browser's long name. */
export function deviceWords(userAgent: string) {
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
