import * as v from 'valibot';
import { imageId, pictureCut, pictureNotFound } from '../pictures/pictures.staff.js';
import { date } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { id, idFromText } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { line } from '../platform/text.js';
import { store, storeNotFound } from '../stores.js';
import { getHome, homeScenes, homeTileKinds } from './home.js';

export const homePartNotFound = refusal(404, 'home_part_not_found', 'This is not there any more.');
export const homeOvertaken = refusal(
  409,
  'home_overtaken',
  'Somebody else has changed this meanwhile. What you typed is still here. Close it and open it again to see theirs.',
);
export const homeOrderOvertaken = refusal(
  409,
  'home_order_overtaken',
  'Somebody else has added one meanwhile. Try again.',
);
export const shelfUnknown = refusal(
  422,
  'shelf_unknown',
  'This is not the address of a list. Open the list in the shop, choose its filters, and copy its address.',
  'shelf',
);
export const bottleUnknown = refusal(
  422,
  'bottle_unknown',
  'This bottle is not there any more. Choose another one.',
  'product_id',
);

/** The kinds of parts of a home, named as in an address. */
export const homeParts = ['campaigns', 'tiles', 'picks'] as const;
export type HomePart = (typeof homeParts)[number];

/** The rows that people put in order: the tiles of each kind, and the picks. */
export const homeRows = [...homeTileKinds, 'pick'] as const;
export type HomeRow = (typeof homeRows)[number];

/** The address of a list, either the whole as it was copied or only what follows the question mark. */
const shelf = v.pipe(
  line('Say which bottles it leads to', 1000),
  v.transform((address) => address.slice(address.indexOf('?') + 1).replace(/#.*$/, '')),
);

/** For all stores, or only for the one where it is edited. */
const forAll = { for_all: v.boolean() };

/** Width by height of a campaign's picture. */
export const shapeOfStage = 4 / 3;

export const campaignFacts = v.pipe(
  v.object({
    ...forAll,
    /** Both days are included, on the calendar of each store. */
    from_day: v.pipe(v.string('Say when it begins'), v.nonEmpty('Say when it begins'), date),
    until_day: v.pipe(v.string('Say when it ends'), v.nonEmpty('Say when it ends'), date),
    title: line('Title is required', 60),
    words: line('Words are required', 160),
    link_label: line('Say what the button says', 32),
    shelf,
    scene: v.picklist(homeScenes),
    /** Without a picture, the bottles are shown instead. */
    image_id: v.nullable(imageId),
  }),
  v.forward(
    v.check(({ from_day, until_day }) => from_day <= until_day, 'It ends before it begins'),
    ['until_day'],
  ),
);
export type CampaignFacts = v.InferOutput<typeof campaignFacts>;

export const tileFacts = v.object({
  ...forAll,
  kind: v.picklist(homeTileKinds),
  title: line('Title is required', 40),
  shelf,
});
export type TileFacts = v.InferOutput<typeof tileFacts>;

export const pickFacts = v.object({
  ...forAll,
  person: line('Say who recommends it', 60),
  role: line('Say what they do', 60),
  words: line('Words are required', 200),
  product_id: v.pipe(v.number('Choose a bottle'), id),
});
export type PickFacts = v.InferOutput<typeof pickFacts>;

const version = v.pipe(v.number(), v.integer());
const standing = { id, version, retired: v.boolean(), for_all: v.boolean() };
const bottles = {
  /** How many bottles this store lists there; 0 when none of them is in stock. */
  bottles: v.number(),
};

const editedCampaign = v.object({
  ...standing,
  ...bottles,
  from_day: v.string(),
  until_day: v.string(),
  title: v.string(),
  words: v.string(),
  link_label: v.string(),
  shelf: v.string(),
  scene: v.picklist(homeScenes),
  image_id: v.nullable(v.string()),
  cut: pictureCut,
  /** Other campaigns that are shown instead on some of its days, and from when until when. */
  gives_way: v.array(v.object({ title: v.string(), from_day: v.string(), until_day: v.string() })),
});
export type EditedCampaign = v.InferOutput<typeof editedCampaign>;

const editedTile = v.object({
  ...standing,
  ...bottles,
  kind: v.picklist(homeTileKinds),
  title: v.string(),
  shelf: v.string(),
});
export type EditedTile = v.InferOutput<typeof editedTile>;

const editedPick = v.object({
  ...standing,
  person: v.string(),
  role: v.string(),
  words: v.string(),
  product_id: id,
  /** The name of the bottle. */
  name: v.string(),
  /** Whether this store can sell it now; otherwise customers do not see the pick. */
  in_stock: v.boolean(),
});
export type EditedPick = v.InferOutput<typeof editedPick>;

export const campaignTimes = ['coming', 'past', 'retired'] as const;
export type CampaignTime = (typeof campaignTimes)[number];

const may = 'promotions.change';
const atStore = v.object({ store_id: idFromText });
const partAt = v.object({ store_id: idFromText, id: idFromText });
const edited = v.object({ id, version });
const saved = { may, data: edited, says: 'The home page is saved' } as const;

export const listCampaigns = endpoint('GET', 'staff/stores/{store_id}/home/campaigns', {
  about:
    'One page of the campaigns that the store may show: those of today and later, the soonest first; past or retired ones.',
  may,
  path: atStore,
  query: v.object({ ...pageQuery(20), when: v.optional(v.picklist(campaignTimes), 'coming') }),
  data: pageOf(editedCampaign),
  refusals: [storeNotFound],
});

export const getEditedHome = endpoint('GET', 'staff/stores/{store_id}/home', {
  about: 'The tiles and picks of a store, its own before those of all stores, each in their order.',
  may,
  path: atStore,
  data: v.object({
    /** On the calendar of the store. */
    today: v.string(),
    tiles: v.array(editedTile),
    picks: v.array(editedPick),
  }),
  refusals: [storeNotFound],
});

export const createCampaign = endpoint('POST', 'staff/stores/{store_id}/home/campaigns', {
  about: 'A new campaign, for this store or for all.',
  ...saved,
  path: atStore,
  body: campaignFacts,
  status: 201,
  refusals: [shelfUnknown, pictureNotFound],
});

export const editCampaign = endpoint('PUT', 'staff/stores/{store_id}/home/campaigns/{id}', {
  about: 'Changes a campaign, where nobody has since the caller read it.',
  ...saved,
  path: partAt,
  body: v.object({ version, facts: campaignFacts }),
  refusals: [homePartNotFound, homeOvertaken, shelfUnknown, pictureNotFound],
});

export const createTile = endpoint('POST', 'staff/stores/{store_id}/home/tiles', {
  about: 'A new way in, the last one of its kind.',
  ...saved,
  path: atStore,
  body: tileFacts,
  status: 201,
  refusals: [shelfUnknown],
});

export const editTile = endpoint('PUT', 'staff/stores/{store_id}/home/tiles/{id}', {
  about: 'Changes a way in, where nobody has since the caller read it.',
  ...saved,
  path: partAt,
  body: v.object({ version, facts: tileFacts }),
  refusals: [homePartNotFound, homeOvertaken, shelfUnknown],
});

export const createPick = endpoint('POST', 'staff/stores/{store_id}/home/picks', {
  about: 'What one more of its people recommends, behind the others.',
  ...saved,
  path: atStore,
  body: pickFacts,
  status: 201,
  refusals: [bottleUnknown],
});

export const editPick = endpoint('PUT', 'staff/stores/{store_id}/home/picks/{id}', {
  about: 'Changes what somebody recommends, where nobody has since the caller read it.',
  ...saved,
  path: partAt,
  body: v.object({ version, facts: pickFacts }),
  refusals: [homePartNotFound, homeOvertaken, bottleUnknown],
});

export const retireHomePart = endpoint('PUT', 'staff/stores/{store_id}/home/{part}/{id}/retired', {
  about: 'Takes a campaign, a way in or a pick off the home page, or puts it back.',
  may,
  path: v.object({ store_id: idFromText, part: v.picklist(homeParts), id: idFromText }),
  body: v.object({ retired: v.boolean() }),
  says: 'The home page is saved',
  refusals: [homePartNotFound],
});

export const orderHome = endpoint('POST', 'staff/stores/{store_id}/home/order', {
  about:
    'All ways in of one kind, or all picks, in their order: those of this store, or those of all stores.',
  may,
  path: atStore,
  body: v.object({ ...forAll, row: v.picklist(homeRows), ids: v.pipe(v.array(id), v.maxLength(500)) }),
  says: 'The order is saved',
  refusals: [homeOrderOvertaken],
});

/** The id of a draft that is new, so that it sorts as the newest row. */
export const newDraftId = 2_147_483_647;

/** What is being typed: it replaces the row that it changes, or comes in addition if it is new. */
const draft = v.variant('part', [
  v.object({ part: v.literal('campaigns'), id: v.nullable(id), facts: campaignFacts }),
  v.object({ part: v.literal('tiles'), id: v.nullable(id), facts: tileFacts }),
  v.object({ part: v.literal('picks'), id: v.nullable(id), facts: pickFacts }),
]);
export type HomeDraft = v.InferOutput<typeof draft>;

export const previewHome = endpoint('POST', 'staff/stores/{store_id}/home/preview', {
  about:
    'The home of the store as customers will see it on a day, with the prices and bottles of now, and with a draft that is saved nowhere.',
  may,
  path: atStore,
  body: v.object({ day: date, draft: v.nullable(draft) }),
  data: v.object({ store, home: getHome.shape.data }),
  refusals: [storeNotFound, shelfUnknown, bottleUnknown],
});
