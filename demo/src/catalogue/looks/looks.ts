import { brightness } from '../../pictures/drawing/colour.js';
import { type Random, random } from '../../pictures/drawing/random.js';
import type { Ornament } from '../../pictures/labels/ornaments.js';
import { type Palette, type PaletteName, palettes } from '../../pictures/labels/palette.js';
import type { LabelStyle } from '../../pictures/labels/styles.js';
import type { BottleShape } from '../../pictures/vessels/bottle.js';
import type { Closure } from '../../pictures/vessels/closure.js';
import type { Glass, Liquid } from '../../pictures/vessels/glass.js';
import type { Producer } from '../producers/producer.js';
import * as labels from './label-look.js';
import type { Vessel } from './vessel.js';

/** The look of a product, without its words. */
export interface Look {
  shape: BottleShape;
  glass: Glass;
  liquid: Liquid;
  closure: Closure;
  style: LabelStyle;
  palette: Palette;
  ornament: Ornament;
}

type Trade = keyof typeof labels.strangers;

/** What the choice of a look depends on. */
export interface Dressed {
  number: number;
  ofProducer: number;
  producer: Pick<Producer, 'name' | 'manner'>;
  can?: '355' | '473';
}

type House = Pick<Look, 'style' | 'ornament'> & { papers: readonly PaletteName[]; cap: string };

/** The value that was used least; among equals, chance decides. */
function rarest<T>(list: readonly T[], used: (item: T) => number, chance: Random): T {
  const least = Math.min(...list.map(used));
  return chance.pick(list.filter((item) => used(item) === least));
}

const isDark = (paper: PaletteName) => labels.darkPapers.includes(paper) || paper === 'brick';

/** Text that is printed on the glass must stand out from what is behind it. */
function paletteOnGlass({ glass, liquid }: Pick<Look, 'glass' | 'liquid'>, own: Palette): Palette {
  const seenThrough = glass === 'clear' || glass === 'frosted';
  const pale = seenThrough && (glass === 'frosted' || labels.paleLiquids.includes(liquid));
  return pale === brightness(own.paper) < 0.5
    ? own
    : { ...own, paper: own.ink, foil: pale ? own.accent : own.foil };
}

/** Old houses use corks and capsules; wax is for those who want to be noticed. */
function closuresFor({ closures }: Vessel, manner: Dressed['producer']['manner']): Vessel['closures'] {
  return manner === 'classic' && closures.includes('capsule')
    ? closures.filter((type) => type !== 'wax')
    : closures;
}

function closureOf(closures: Vessel['closures'], cap: string, palette: Palette, chance: Random): Closure {
  const type = chance.pick(closures);
  if (type === 'wooden stopper' || type === 'ball stopper') {
    return {
      type,
      colour: chance.pick(labels.stopperColours),
      ...(chance.chance(0.4) && { band: palette.foil }),
    };
  }
  const banded = type === 'capsule' || type === 'foil' || type === 'metal stopper';
  return { type, colour: cap, ...(banded && chance.chance(0.4) && { band: palette.foil }) };
}

/** Gives every product a look, so that houses are recognized and no two products look the same. */
export class Looks {
  readonly #used = new Map<string, number>();
  readonly #houses = new Map<string, House>();
  readonly #seen = new Set<string>();

  #count = (key: string) => this.#used.get(key) ?? 0;
  #use(...keys: readonly string[]): void {
    for (const key of keys) this.#used.set(key, this.#count(key) + 1);
  }

  #houseOf(line: Dressed, trade: Trade, vessel: Vessel, chance: Random): House {
    const kind = line.can ? 'can' : (vessel.shapes[0] ?? '');
    const key = `${line.producer.name} ${trade === 'sake' ? line.number : kind}`;
    const known = this.#houses.get(key);
    if (known) return known;
    const styles = vessel.styles ?? (line.can ? labels.canStyles : labels.stylesOf[line.producer.manner]);
    const style = rarest(styles, (item) => this.#count(`${kind} ${item}`), chance);
    const fitting = labels.ornamentsOf[style].filter((item) => !labels.strangers[trade].includes(item));
    const ornament = rarest(fitting, (item) => this.#count(`${style} ${item}`), chance);
    const papers = labels.papersOf[line.producer.manner];
    const paper = rarest(papers, (item) => this.#count(`${style} ${item}`), chance);
    this.#use(`${kind} ${style}`, `${style} ${ornament}`, `${style} ${paper}`);
    const others = papers.filter((item) => item !== paper && isDark(item) === isDark(paper));
    const house = { style, ornament, papers: [paper, paper, ...others], cap: chance.pick(labels.capColours) };
    this.#houses.set(key, house);
    return house;
  }

  /** The house's own colors, with another ink or, later in its range, another paper. */
  #paletteOf({ papers }: House, nth: number, chance: Random): Palette {
    const paper = papers[nth % papers.length] ?? 'ivory';
    const own = palettes[paper];
    const accents: readonly string[] = isDark(paper) ? labels.lightAccents : labels.darkAccents;
    const bold = labels.boldPapers.includes(paper);
    return nth === 0 || bold ? own : { ...own, accent: chance.pick(accents) };
  }

  lookOf(line: Dressed, trade: Trade, vessel: Vessel): Look {
    const chance = random(`look ${line.number} ${line.producer.name}`);
    const house = this.#houseOf(line, trade, vessel, chance);
    for (let attempt = 0; ; attempt++) {
      const palette = this.#paletteOf(house, line.ofProducer + attempt, chance);
      const cap = line.ofProducer + attempt > 1 ? chance.pick(labels.capColours) : house.cap;
      const filled = {
        shape: chance.pick(vessel.shapes),
        glass: chance.pick(vessel.glasses),
        liquid: chance.pick(vessel.liquids),
      };
      const look: Look = {
        ...filled,
        closure: closureOf(closuresFor(vessel, line.producer.manner), cap, palette, chance),
        style: house.style,
        palette: house.style === 'typographic' ? paletteOnGlass(filled, palette) : palette,
        ornament: house.ornament,
      };
      const seen = line.can
        ? `${line.can} ${JSON.stringify([look.style, palette, look.ornament])}`
        : JSON.stringify(look);
      if (!this.#seen.has(seen)) {
        this.#seen.add(seen);
        return look;
      }
      if (attempt > 50) throw new Error(`${line.producer.name} has run out of looks.`);
    }
  }
}
