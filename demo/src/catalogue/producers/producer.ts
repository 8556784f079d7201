/** Which label styles and closures suit the house. */
export type Manner = 'classic' | 'modern' | 'craft';

export interface Producer {
  /** Invented; a test holds the list of the famous names that none may be. */
  name: string;
  manner: Manner;
  /** Of `Sustainability`, parted by commas. */
  care?: string;
  /** `Region, Country` where it is not the style’s own. */
  home?: string;
  story: string;
  /**
   * One product a line: style | name, the style's own when empty | its place in the style's range of prices,
   * 0 to 100 | what else is special: 375 ml, 12 years, limit 3, lottery, pack 6, featured.
   */
  range: string;
}
