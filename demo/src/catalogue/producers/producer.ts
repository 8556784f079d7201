/** Which label styles and closures suit the house. */
export type Manner = 'classic' | 'modern' | 'craft';

export interface Producer {
  /** Invented; a test checks it against a list of famous names. */
  name: string;
  manner: Manner;
  /** Values of `Sustainability`, separated by commas. */
  care?: string;
  /** `Region, Country` where it is not the style’s own. */
  home?: string;
  story: string;
  /**
   * One product on each line: style | name, empty for the style's own | its place in the style's range of
   * prices, 0 to 100 | what else is special: 375 ml, 12 years, limit 3, lottery, pack 6, featured.
   */
  range: string;
}
