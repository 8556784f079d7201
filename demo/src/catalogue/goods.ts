import type { Label } from '../pictures/labels/label.js';
import type { PictureSpec } from '../pictures/picture.js';
import { type Draft, nothing } from './commission.js';
import type { Goods } from './facts/goods.js';
import { listed } from './facts/style.js';
import type { Dressed, Look, Looks } from './looks/looks.js';
import { closureNames, wareOf } from './looks/pictures.js';
import { vessels } from './looks/vessels.js';

export function draftGoods(item: Goods): Draft {
  return {
    ...nothing,
    name: item.name,
    category: item.category,
    varietals: [{ name: item.type, percent: 100 }],
    country: item.country,
    region: item.region,
    appellation: null,
    abv: item.abv ?? null,
    sizeMl: item.sizeMl ?? null,
    packCount: item.packCount ?? 1,
    description: item.description,
    tastingNotes: null,
    pairings: listed(item.pairings),
    cents: item.price,
  };
}

interface DressedGoods {
  closure: string | null;
  picture: PictureSpec;
}

/** Glasses and tools have no bottle; everything else looks like the drinks. */
export function dressGoods(item: Goods, number: number, ofProducer: number, looks: Looks): DressedGoods {
  const ware = wareOf(item);
  if (ware) return { closure: null, picture: ware };
  const dressed: Dressed = {
    number,
    ofProducer,
    producer: { name: item.brand, manner: 'craft' },
    ...('can' in item.look && { can: item.look.can }),
  };
  const vessel = 'vessel' in item.look ? vessels[item.look.vessel] : vessels.paleBeer;
  const look = looks.lookOf(dressed, 'goods', vessel);
  const closure = dressed.can ? 'can' : (item.closure ?? closureNames[look.closure.type]);
  return { closure, picture: pictureOfGoods(item, number, look, dressed.can) };
}

function pictureOfGoods(item: Goods, number: number, look: Look, can: Dressed['can']): PictureSpec {
  const { style, palette, ornament, shape, glass, liquid, closure } = look;
  const smallPrint = `${item.sizeMl ?? ''} ml`;
  const words = { producer: item.brand, name: item.name, appellation: item.type, vintage: '', smallPrint };
  const label: Label = { style, palette, ornament, ...words };
  const seed = `product ${number}`;
  if (can) return { kind: 'can', seed, size: can, label };
  const size = (item.sizeMl ?? 750) < 300 ? 'mini' : (item.sizeMl ?? 750) < 500 ? 'half' : 'standard';
  return { kind: 'bottle', seed, shape, size, glass, liquid, closure, label };
}
