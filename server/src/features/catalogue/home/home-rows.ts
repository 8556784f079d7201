import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Shelves } from '../shelves/shelves.js';
import { campaignsOn } from './campaign-of-day.js';
import type { Written } from './home.sql.js';
import { readAddress, shelfInAddress } from './shelf-in-address.js';

const bottlesOfCampaign = 3;
/** Enough that two tiles of one kind seldom show the same bottle. */
const facesOfTile = 12;

type At = { shelves: Shelves; storeId: number };
type Tile = Written['tiles'][number];
type Campaign = Written['campaigns'][number];

/** The best campaign of today whose link leads to bottles in stock. */
async function campaignAt({ shelves, storeId }: At, campaigns: readonly Campaign[]) {
  for (const { id, title, words, link_label, shelf, scene, image_id } of campaigns) {
    await nextTurn();
    const bottles = shelfInAddress(shelves, storeId, shelf, bottlesOfCampaign)?.first ?? [];
    if (bottles.length > 0) return { id, title, words, link_label, shelf, scene, image_id, bottles };
  }
  return null;
}

/**
 * The tiles whose links lead to something. Each shows a bottle of its shelf, if possible one that no tile
 * before it shows.
 */
async function tilesAt({ shelves, storeId }: At, tiles: readonly Tile[]) {
  const shown = new Set<number>();
  const leading: (Omit<Tile, 'store_id'> & { count: number; face: number | null })[] = [];
  for (const tile of tiles) {
    await nextTurn();
    const shelf = shelfInAddress(shelves, storeId, tile.shelf, facesOfTile);
    if (!shelf) continue;
    const face = shelf.first.find((id) => !shown.has(id)) ?? shelf.first[0] ?? null;
    if (face !== null) shown.add(face);
    const { id, kind, title } = tile;
    leading.push({ id, kind, title, shelf: tile.shelf, count: shelf.count, face });
  }
  return leading;
}

/** The parts of the home that this store shows on this day, and the listings that they lead to. */
export async function homeRowsAt(at: At, day: string, { campaigns, tiles, picks }: Written) {
  const ofDay = campaignsOn(day, campaigns);
  return {
    campaign: await campaignAt(at, ofDay),
    tiles: await tilesAt(at, tiles),
    picks,
    asked: [...ofDay, ...tiles].flatMap(({ shelf }) => readAddress(at.storeId, shelf) ?? []),
  };
}
