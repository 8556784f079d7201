import { listProducts, suggestProducts } from 'contract/catalogue';
import { getProduct } from 'contract/catalogue/details';
import { beforeAll, expect, it } from 'vitest';
import { describeShopOnBoth } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

/**
 * Each of the first five results matches: in its name, or the name of a grape or place in it, or its origin.
 */
const onlyThese: [typed: string, meant: RegExp][] = [
  ['chateauneuf', /Châteauneuf-du-Pape/],
  ['Châteauneuf du Pape', /Châteauneuf-du-Pape/],
  ['cdp', /Châteauneuf-du-Pape/],
  ['pinot nior', /Pinot Noir/],
  ['PINOT NOIR', /Pinot Noir/],
  ['oregon pinot', /Pinot .*Oregon/],
  ['rose', /Rosé/],
  ['rosé', /Rosé/],
  ['cab sauv', /Cabernet Sauvignon/],
  ['cabernett', /Cabernet/],
  ['napa cab', /Napa Valley/],
  ['côtes', /Côte/],
  ['cote rotie', /Côte-Rôtie/],
  ['coterotie', /Côte-Rôtie/],
  ['gruner', /Grüner Veltliner/],
  ['gruener veltliner', /Grüner Veltliner/],
  ['reisling', /Riesling/],
  ['riesl', /Riesling/],
  ['gewurtztraminer', /Gewurztraminer/],
  ['chard', /Chardonnay/],
  ['chardonay', /Chardonnay/],
  ['zin', /Zinfandel/],
  ['shiraz', /Shiraz/],
  ['malbec argentina', /Malbec.*Argentina/],
  ['barolo', /Barolo/],
  ['barollo', /Barolo/],
  ['barolo 1987', /Barolo|1987/],
  ['chianti clasico', /Chianti Classico/],
  ['brunello', /Brunello/],
  ['amarone', /Amarone/],
  ['rioja gran reserva', /Rioja Gran Reserva/],
  ['st emilion', /Saint-Émilion/],
  ['sancere', /Sancerre/],
  ['sauternes', /Sauternes/],
  ['prosecco', /Prosecco/],
  ['cava', /Cava/],
  ['champange', /Champagne/],
  ['champers', /Champagne/],
  ['tawny port', /Tawny Port/],
  ['old vines', /Old Vine/],
  ['hawkes bay', /Hawke’s Bay/],
  ['islay', /Islay/],
  ['islay whisky', /Islay/],
  ['single malts', /Single Malt/],
  ['japanese whisky', /Whisk(?:e)?y|Japan/],
  ['tennessee whisky', /Tennessee/],
  ['bourbon', /Bourbon/],
  ['tequila reposado', /Tequila Reposado/],
  ['tequilla', /Tequila/],
  ['mezcal', /Mezcal/],
  ['mescal', /Mezcal/],
  ['gin', /Gin/],
  ['vodka', /Vodka/],
  ['rums', /Rum/],
  ['ipa', /IPA/],
  ['hazy ipa', /Hazy IPA/],
  ['stouts', /Stout/],
  ['junmai', /Junmai/],
  ['daiginjo', /Daiginjo/],
  ['haut meyrig', /Château Haut-Meyrignac/],
  ['port lorgan', /Port Lorgan/],
  ['glasses', /Glasses/],
];

/** At least one of the first five results matches. */
const amongThem: [typed: string, meant: RegExp][] = [
  ['sauv blanc', /Sauvignon Blanc/],
  ['sherry', /Amontillado|Oloroso|Fino/],
  ['port', /Port.*Douro/],
  ['cotes du rhone', /Côtes du Rhône/],
  ['nigori', /Nigori/],
  ['cognac xo', /Cognac XO/],
  ['barbera dalba', /Barbera d’Alba/],
  ['corkscrew', /Corkscrew/],
  ['tonic', /Tonic Water/],
  ['bubbles', /Champagne/],
  ['red', /Red|Rosso|Shiraz|Barolo/],
];

describeShopOnBoth('the search', (shop) => {
  let ada: TestCustomer;
  beforeAll(async () => {
    ada = await shop.customer();
  });
  const search = (q: string, pageSize = '20') =>
    ada.call(listProducts, { query: { store_id: '1', q, pageSize } });
  const firstFive = async (q: string) =>
    (await search(q)).data
      .slice(0, 5)
      .map(({ brand, name, region, country }) => `${brand}, ${name}, ${region}, ${country}`);

  it.each(onlyThese)('for "%s" shows %s and nothing else first', async (typed, meant) => {
    const found = await firstFive(typed);
    expect(found.length).toBeGreaterThan(0);
    for (const words of found) expect(words).toMatch(meant);
  });

  it.each(amongThem)('for "%s" shows %s among the first', async (typed, meant) => {
    expect((await firstFive(typed)).filter((words) => meant.test(words))).not.toEqual([]);
  });

  it.each([
    ['red wine', 'wine'],
    ['bubbly', 'wine'],
    ['beer', 'beer'],
    ['sake', 'sake'],
  ])('for "%s" finds the department of %s', async (typed, department) => {
    const departments = (await search(typed, '50')).data.map((card) => card.department);
    const inside = departments.filter((one) => one === department);
    expect(inside.length).toBeGreaterThan(0.9 * departments.length);
  });

  it('finds a vintage beside other words', async () => {
    const { data } = await search('riesling 2023');
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ vintage }) => vintage === 2023)).toBe(true);
  });

  it('shows what holds most of the words where nothing holds all, and nothing for no word of ours', async () => {
    expect((await firstFive('barolo qwertyuiop')).every((words) => words.includes('Barolo'))).toBe(true);
    expect((await search('qwertyuiop')).total_rows).toBe(0);
  });

  it('finds what goes with a dish', async () => {
    const { data, words } = await search('steak', '50');
    expect(data.length).toBeGreaterThan(10);
    expect(words).toBeNull();
    const { pairings } = await ada.call(getProduct, {
      path: { id: String(data[0]!.id) },
      query: { store_id: '1' },
    });
    expect(pairings.join()).toMatch(/steak|beef|ribeye/i);
  });

  it.each([
    ['barolo', null],
    ['barollo', { missing: ['barollo'], nearly: ['Barolo'], known: null }],
    ['barolo qwertyuiop', { missing: ['qwertyuiop'], nearly: [], known: null }],
  ])('says how it has read "%s"', async (typed, words) => {
    expect((await search(typed)).words).toEqual(words);
  });

  it.each(['moet', 'Moët', 'moet & chandon'])(
    'shows for "%s", which is not carried, what comes closest to it',
    async (typed) => {
      const { data, words } = await search(typed);
      expect(words?.known).toEqual({ name: 'Moët & Chandon', words: 'champagne brut' });
      expect(data.slice(0, 10).every(({ region }) => region === 'Champagne')).toBe(true);
    },
  );

  it('offers beside what comes closest only names that are spelled nearly the same', async () => {
    const { words } = await search('moet');
    // Comté that has aged for "months" goes with many bottles.
    expect(words?.nearly).toEqual(['Montescaut', 'Montrachet', 'Montmains']);
  });

  it('keeps the order that is asked for and the refinements', async () => {
    const { data } = await ada.call(listProducts, {
      query: { store_id: '1', q: 'pinot noir', sort: 'price-up', country: 'France', max_price: '100' },
    });
    const prices = data.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(data.every(({ country, price }) => country === 'France' && price <= 10_000)).toBe(true);
  });

  const suggest = (q: string) => ada.call(suggestProducts, { query: { store_id: '1', q } });

  it('suggests while somebody types', async () => {
    const { products, brands, varietals } = await suggest('chat');
    expect(products.map(({ name }) => name)).toContain('Châteauneuf-du-Pape');
    expect(brands.length).toBe(4);
    expect(brands.every(({ name }) => name.startsWith('Château'))).toBe(true);
    expect(varietals).toEqual([]);
    expect((await suggest('pinot n')).varietals[0]).toMatchObject({ name: 'Pinot Noir', slug: 'pinot-noir' });
    expect((await suggest('grüne')).products.length).toBeGreaterThan(0);
  });

  it.each([
    '',
    ' ',
    'c',
    'the',
    '…',
    'chateau chateau chateau chateau chateau chateau chateau chateau chateau',
  ])('suggests a few things at most for "%s"', async (q) => {
    const { products, brands, varietals } = await suggest(q);
    expect(products.length).toBeLessThanOrEqual(6);
    expect(brands.length).toBeLessThanOrEqual(4);
    expect(varietals.length).toBeLessThanOrEqual(4);
  });
});
