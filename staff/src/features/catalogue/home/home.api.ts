import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import {
  type CampaignFacts,
  type CampaignTime,
  createCampaign,
  createPick,
  createTile,
  editCampaign,
  editPick,
  editTile,
  getEditedHome,
  type HomeDraft,
  type HomePart,
  type HomeRow,
  listCampaigns,
  orderHome,
  type PickFacts,
  previewHome,
  retireHomePart,
  type TileFacts,
} from 'contract/catalogue/home.staff';

const homeKey = ['home'];

const at = (storeId: number) => ({ store_id: `${storeId}` });

export const campaignsQuery = (storeId: number, when: CampaignTime, page = 1) =>
  queryOptions({
    queryKey: [...homeKey, storeId, 'campaigns', when, page],
    queryFn: () => call(listCampaigns, { path: at(storeId), query: { when, page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const editedHomeQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...homeKey, storeId, 'parts'],
    queryFn: () => call(getEditedHome, { path: at(storeId) }),
  });

/** Asked anew each time: what is saved meanwhile changes it. */
export const previewQuery = (storeId: number, day: string, draft: HomeDraft | null) =>
  queryOptions({
    queryKey: [...homeKey, storeId, 'preview', day, draft],
    queryFn: () => call(previewHome, { path: at(storeId), body: { day, draft } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

async function thenReadAgain(ask: Promise<{ message: string }>) {
  try {
    return (await ask).message;
  } finally {
    await queries.invalidateQueries({ queryKey: homeKey });
  }
}

type Standing = { id: number; version: number };
const pathOf = (storeId: number, { id }: Standing) => ({ ...at(storeId), id: `${id}` });

export const saveCampaign = (storeId: number, standing: Standing | undefined, facts: CampaignFacts) =>
  thenReadAgain(
    standing
      ? callFor(editCampaign, { path: pathOf(storeId, standing), body: { version: standing.version, facts } })
      : callFor(createCampaign, { path: at(storeId), body: facts }),
  );

export const saveTile = (storeId: number, standing: Standing | undefined, facts: TileFacts) =>
  thenReadAgain(
    standing
      ? callFor(editTile, { path: pathOf(storeId, standing), body: { version: standing.version, facts } })
      : callFor(createTile, { path: at(storeId), body: facts }),
  );

export const savePick = (storeId: number, standing: Standing | undefined, facts: PickFacts) =>
  thenReadAgain(
    standing
      ? callFor(editPick, { path: pathOf(storeId, standing), body: { version: standing.version, facts } })
      : callFor(createPick, { path: at(storeId), body: facts }),
  );

export const retirePart = (storeId: number, part: HomePart, standing: Standing, retired: boolean) =>
  thenReadAgain(callFor(retireHomePart, { path: { ...pathOf(storeId, standing), part }, body: { retired } }));

export const orderRow = (storeId: number, row: HomeRow, for_all: boolean, ids: number[]) =>
  thenReadAgain(callFor(orderHome, { path: at(storeId), body: { row, for_all, ids } }));
