import type { Ornament } from '../../pictures/labels/ornaments.js';
import type { PaletteName } from '../../pictures/labels/palette.js';
import type { LabelStyle } from '../../pictures/labels/styles.js';
import type { Liquid } from '../../pictures/vessels/glass.js';
import type { Manner } from '../producers/producer.js';

export const stylesOf: Readonly<Record<Manner, readonly LabelStyle[]>> = {
  classic: ['chateau', 'domaine', 'cuvee', 'heraldic', 'oval', 'medallion', 'wrapBand'],
  modern: ['modern', 'minimal', 'colourBlock', 'typographic', 'landscape', 'poster', 'wrapBand'],
  craft: ['script', 'botanical', 'deco', 'letterpress', 'vintagePaper', 'landscape', 'oval'],
};

/** A can has no paper whose shape could vary, and is seen from one side. */
export const canStyles: readonly LabelStyle[] = [
  'poster',
  'colourBlock',
  'landscape',
  'letterpress',
  'deco',
  'botanical',
  'modern',
];

const lightPapers: readonly PaletteName[] = [
  'ivory',
  'chalk',
  'linen',
  'sea',
  'meadow',
  'petal',
  'sun',
  'sky',
  'rice',
  'plum',
];
export const darkPapers: readonly PaletteName[] = ['slate', 'night', 'forest', 'claret', 'navy'];
export const boldPapers: readonly PaletteName[] = ['mustard', 'brick', 'kraft'];

export const papersOf: Readonly<Record<Manner, readonly PaletteName[]>> = {
  classic: [...lightPapers, 'claret', 'navy', 'forest', 'night'],
  modern: [...lightPapers, ...darkPapers, ...boldPapers],
  craft: [...lightPapers, ...boldPapers, 'slate', 'forest', 'kraft'],
};

/** What shows as pale through clear glass. */
export const paleLiquids: readonly Liquid[] = [
  'water',
  'straw',
  'gold',
  'green',
  'blush',
  'salmon',
  'sage',
  'cream',
];

/** Ink colors that are legible on light paper, and on dark. */
export const darkAccents = [
  '#7a1620',
  '#a94007',
  '#4a5a34',
  '#2d5f86',
  '#8c2f1b',
  '#5a2a5e',
  '#1f5f54',
  '#94702a',
  '#3d3f7a',
  '#b0483a',
  '#2c6a3a',
  '#6a3a1c',
  '#8f2f5c',
  '#1d4a5e',
  '#555a60',
] as const;
export const lightAccents = [
  '#d9b36a',
  '#e08a5e',
  '#a9c08a',
  '#e6d3b0',
  '#c4737a',
  '#8fb4c4',
  '#d8d8d4',
] as const;

/** Capsules, foils, caps and stoppers. */
export const capColours = [
  '#6a111b',
  '#16181c',
  '#1b2a49',
  '#b8944a',
  '#4a2412',
  '#2f4a34',
  '#7a2418',
  '#23201e',
  '#c9a27c',
  '#5a5f66',
  '#8a1a20',
  '#2d5f6a',
  '#d8d2c4',
  '#5a2a5e',
  '#a9501e',
  '#7c6a3a',
] as const;
export const stopperColours = ['#3a2418', '#6b4226', '#c79a62', '#23201e', '#8a5a34', '#a87c4f'] as const;

/** The ornaments that suit a label style. The style itself has the same list; a test compares the two. */
export const ornamentsOf: Readonly<Record<LabelStyle, readonly Ornament[]>> = {
  chateau: ['chateau', 'crest', 'crown', 'arch'],
  domaine: ['crest', 'vine', 'keys', 'grapes', 'tree'],
  cuvee: ['crest', 'crown', 'lionShield', 'medal'],
  heraldic: ['lionShield', 'crown', 'keys'],
  oval: ['vine', 'grapes', 'olive', 'wheat', 'tree', 'swallow'],
  modern: ['rays', 'hills', 'peaks', 'swallow', 'waves', 'moon'],
  minimal: ['none', 'swallow', 'rays', 'moon'],
  colourBlock: ['none'],
  typographic: ['none'],
  landscape: ['swallow', 'none', 'tree'],
  script: ['none', 'vine', 'olive'],
  botanical: ['juniper', 'olive', 'wheat', 'hops', 'agave', 'vine', 'grapes'],
  deco: ['fan'],
  letterpress: ['barrel', 'still', 'anchor', 'ship', 'bee', 'compass', 'wheat', 'keys'],
  vintagePaper: ['ship', 'grapes', 'barrel', 'tree', 'compass', 'swallow'],
  wrapBand: ['none'],
  medallion: ['medal', 'bee', 'anchor', 'swallow', 'compass', 'agave', 'crown', 'moon'],
  poster: ['rays', 'waves', 'hops', 'peaks', 'swallow', 'moon', 'wheat', 'bee', 'agave'],
  brush: ['mountFuji', 'waves', 'moon'],
};

/** Ornaments that do not belong: nobody puts a grape on a gin, or a hop on a claret. */
export const strangers: Readonly<
  Record<'wine' | 'spirits' | 'beer' | 'sake' | 'goods', readonly Ornament[]>
> = {
  wine: ['hops', 'agave', 'juniper', 'still', 'wheat'],
  spirits: ['hops', 'grapes', 'vine', 'olive'],
  beer: ['grapes', 'vine', 'agave', 'juniper', 'still', 'olive'],
  sake: ['grapes', 'vine', 'hops', 'agave', 'olive', 'wheat'],
  goods: ['hops', 'grapes', 'barrel'],
};
