import { random } from '../pictures/drawing/random.js';
import type { PictureSpec } from '../pictures/picture.js';
import { draftBeer } from './beer.js';
import type { Draft } from './commission.js';
import type { DepartmentSlug } from './departments.js';
import { beers, sakes, spiritStyles, wineStyles } from './facts/styles.js';
import { draftGoods, dressGoods } from './goods.js';
import { goods, type Line, plan, planned } from './lines.js';
import { Looks } from './looks/looks.js';
import { closureNames, pictureOf } from './looks/pictures.js';
import { type VesselName, vessels } from './looks/vessels.js';
import { offersOf } from './prices.js';
import type { Product } from './product.js';
import { draftSake } from './sake.js';
import { scoresOf } from './scores.js';
import { slugOf } from './slug.js';
import { draftSpirit } from './spirit.js';
import { draftWine } from './wine.js';
import { inventiveTeller, type Tell } from './words/teller.js';

/** Another seed gives another shop. */
const seed = 'cellar door 2026';

export type Trade = keyof typeof plan;

export const drafts = { wine: draftWine, spirits: draftSpirit, beer: draftBeer, sake: draftSake };
const styles = { wine: wineStyles, spirits: spiritStyles, beer: beers, sake: sakes };
export const trades: readonly Trade[] = ['wine', 'spirits', 'beer', 'sake'];

export interface DemoProduct {
  product: Product;
  picture: PictureSpec;
}

interface Finished {
  number: number;
  brand: string;
  department: DepartmentSlug;
  draft: Draft;
  closure: string | null;
  staple: boolean;
  line?: Line;
}

const usualSizes = new Set([700, 750, 720, 355, 473, null]);

function nameInAddress(brand: string, { name, vintage, sizeMl, packCount, category }: Draft): string {
  const size = usualSizes.has(sizeMl) ? null : `${sizeMl} ml`;
  const pack = packCount > 1 && category !== 'glassware' ? `${packCount} pack` : null;
  return slugOf(brand, name, vintage, size, pack);
}

export function finish({ number, brand, department, draft, closure, staple, line }: Finished): Product {
  const { cents, ...told } = draft;
  const own = `${seed} ${number}`;
  const chance = random(`${own} age`);
  const allocation = line?.allocation ?? { kind: 'none' };
  const age = chance.chance(0.09) ? chance.between(1, 28) : chance.between(30, 900);
  const slug = nameInAddress(brand, draft);
  return {
    number,
    slug: number > planned ? `${slug}-${number}` : slug,
    brand,
    department,
    ...told,
    closure,
    sustainability: careOf(line?.producer.care),
    scores: scoresOf(own, department, cents),
    allocation,
    offers: offersOf({ seed: own, cents, allocation, staple }),
    featured: number <= planned && (line?.featured ?? false),
    addedDaysAgo: Math.round(age),
    story: line?.producer.story ?? null,
    picture: slug,
    otherPictures: [],
  };
}

const cares = [
  'organic',
  'biodynamic',
  'sustainable',
  'dry-farmed',
  'vegan',
  'low-intervention',
  'recycled glass',
] as const;
const careOf = (care = ''): Product['sustainability'] =>
  cares.filter((word) => care.split(', ').includes(word));

/** Products with a parcel are by producers beyond the demo, who have no story. */
export function commissionOf(line: Line, brand: string, tell: Tell, wave = 0, parcel: string | null = null) {
  const story = parcel === null && line.ofProducer === 0 ? line.producer.story : null;
  return { line, brand, story, parcel, chance: random(`${seed} ${line.number} ${wave}`), tell };
}

/** The demo shop's 600 products, each with the picture that is to be drawn of it. */
export function demoProducts(staples: ReadonlySet<string>): DemoProduct[] {
  const looks = new Looks();
  const say = inventiveTeller();
  const drinks = trades.flatMap((trade) =>
    plan[trade].map((line): DemoProduct => {
      const brand = line.producer.name;
      const draft = drafts[trade](commissionOf(line, brand, say));
      const vessel: VesselName = styles[trade].get(line.style)?.vessel ?? 'claret';
      const look = looks.lookOf(line, trade, vessels[vessel]);
      const closure = line.can ? 'can' : closureNames[look.closure.type];
      const staple = staples.has(`${brand} | ${draft.name}`);
      const product = finish({ number: line.number, brand, department: trade, draft, closure, staple, line });
      return { product, picture: pictureOf(line, brand, draft, look) };
    }),
  );
  const rest = goods.map((item, i): DemoProduct => {
    const number = drinks.length + i + 1;
    const { closure, picture } = dressGoods(item, number, i, looks);
    const brand = item.brand;
    const draft = draftGoods(item);
    const product = finish({ number, brand, department: 'bar-gifts', draft, closure, staple: false });
    return { product: { ...product, sustainability: careOf(item.care) }, picture };
  });
  return [...drinks, ...rest];
}
