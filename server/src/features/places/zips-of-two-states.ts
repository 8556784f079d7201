/**
 * The ZIP codes whose area lies in two states, with the state in which their post office is not. Source:
 * Census Bureau, ZIP Code Tabulation Areas of 2010.
 */
export const otherStateOfZip: ReadonlyMap<string, string> = new Map([
  ['02861', 'MA'],
  ['42223', 'TN'],
  ['59221', 'ND'],
  ['63673', 'IL'],
  ['71749', 'LA'],
  ['73949', 'TX'],
  ['81137', 'NM'],
  ['84536', 'AZ'],
  ['86044', 'UT'],
  ['86515', 'NM'],
  ['88063', 'TX'],
  ['89439', 'CA'],
  ['97635', 'CA'],
]);
