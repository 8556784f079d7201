import type { HomeScene } from 'contract/catalogue';
import { daysAfter, weekdayOf } from 'contract/platform/calendar';

type Season = {
  /** Without one it is for all of them. */
  store_id?: number;
  from_day: string;
  until_day: string;
  title: string;
  words: string;
  link_label: string;
  shelf: string;
  scene: HomeScene;
};

const thursday = 4;
const miami = 5;

/** The fourth Thursday of November. */
export function thanksgivingOf(year: number) {
  const first = `${year}-11-01`;
  return daysAfter(first, ((thursday - weekdayOf(first) + 7) % 7) + 21);
}

/** The seasons follow each other all year round. */
const seasonsOf = (year: number): Season[] => [
  {
    from_day: `${year}-01-07`,
    until_day: `${year}-02-06`,
    title: 'Reds for cold nights',
    words: 'The braise takes three hours, so the wine should be worth the wait. Big reds, all $40 or less.',
    link_label: 'Shop winter reds',
    shelf: 'category=red-wine&pairing=beef&max_price=40',
    scene: 'firelight',
  },
  {
    from_day: `${year}-02-07`,
    until_day: `${year}-02-14`,
    title: 'Two glasses for Valentine’s Day',
    words: 'Champagne, Prosecco and everything else with bubbles. Chill it tonight, open it slowly.',
    link_label: 'Shop sparkling wine',
    shelf: 'category=sparkling-wine',
    scene: 'candlelight',
  },
  {
    from_day: `${year}-02-15`,
    until_day: `${year}-03-19`,
    title: 'Bourbon season isn’t over',
    words: 'Straight bourbon and spicy rye for the last cold evenings of the year.',
    link_label: 'Shop American whiskey',
    shelf: 'category=bourbon-rye',
    scene: 'firelight',
  },
  {
    from_day: `${year}-03-20`,
    until_day: `${year}-04-30`,
    title: 'Crisp whites for spring',
    words: 'Asparagus, goat cheese, the first lunch outside: whites fresh enough for all three, $30 or less.',
    link_label: 'Shop spring whites',
    shelf: 'category=white-wine&max_price=30',
    scene: 'daylight',
  },
  {
    from_day: `${year}-05-01`,
    until_day: `${year}-07-31`,
    title: 'It’s rosé season',
    words: 'Pale ones from Provence, deeper ones from Tavel. Chill them well and pour them often.',
    link_label: 'Shop rosé',
    shelf: 'category=rose-wine',
    scene: 'daylight',
  },
  {
    from_day: `${year}-08-01`,
    until_day: `${year}-09-07`,
    title: 'Reds for the grill',
    words: 'Zinfandel, Malbec and Syrah that stand up to smoke. Buy two: the cook needs one.',
    link_label: 'Shop barbecue reds',
    shelf: 'category=red-wine&pairing=barbecue',
    scene: 'daylight',
  },
  {
    from_day: `${year}-09-08`,
    until_day: `${year}-11-08`,
    title: 'Pinot Noir tastes like fall',
    words: 'Cherries, leaves, a little smoke. Ours comes from Burgundy, Oregon, Sonoma and beyond.',
    link_label: 'Shop Pinot Noir',
    shelf: 'category=red-wine&grape=Pinot+Noir',
    scene: 'firelight',
  },
  {
    store_id: miami,
    from_day: `${year}-10-15`,
    until_day: `${year}-11-08`,
    title: 'Stone crab season is here',
    words: 'Cold claws, mustard sauce and a white with some salt to it.',
    link_label: 'Shop whites for shellfish',
    shelf: 'category=white-wine&pairing=shellfish',
    scene: 'daylight',
  },
  {
    from_day: `${year}-11-09`,
    until_day: thanksgivingOf(year),
    title: 'Wine for the Thanksgiving table',
    words: 'Turkey is the easy part. These get along with everything around it, and all are $40 or less.',
    link_label: 'Shop Thanksgiving wine',
    shelf: 'department=wine&pairing=poultry&max_price=40',
    scene: 'firelight',
  },
  {
    from_day: daysAfter(thanksgivingOf(year), 1),
    until_day: `${year}-12-26`,
    title: 'Bottles worth wrapping',
    words: 'Wines with 92 points or more, for people who notice. We can add your note to the box.',
    link_label: 'Shop wine to give',
    shelf: 'department=wine&points=92&min_price=40',
    scene: 'candlelight',
  },
  {
    from_day: `${year}-12-27`,
    until_day: `${year + 1}-01-06`,
    title: 'Bubbles for the New Year',
    words: 'Champagne for midnight, Prosecco and Cava for everyone who comes early.',
    link_label: 'Shop sparkling wine',
    shelf: 'category=sparkling-wine',
    scene: 'candlelight',
  },
];

/** From the year before, whose last campaign may still be on, to the year after next. */
export const demoCampaigns = (year: number) => [-1, 0, 1, 2].flatMap((years) => seasonsOf(year + years));
