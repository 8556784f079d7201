import { expect, test } from 'vitest';
import { demoCatalogue } from './catalogue.js';
import type { Product } from './product.js';

const { products } = demoCatalogue();
const of = (department: Product['department']) => products.filter((one) => one.department === department);
const wines = of('wine');
const told = ({ brand, name, vintage }: Product) => `${brand} ${name} ${vintage ?? ''}`.trim();

/** In ml: the sizes that the law of the United States allows. */
const legalSizes: Readonly<Partial<Record<Product['department'], readonly number[]>>> = {
  wine: [187, 375, 500, 620, 750, 1000, 1500, 3000],
  spirits: [50, 200, 375, 500, 700, 720, 750, 1000, 1750],
  sake: [180, 187, 300, 330, 375, 500, 720, 750, 1800],
};

test.each(['wine', 'spirits', 'sake'] as const)('%s comes in sizes that may be sold', (department) => {
  const sizes = legalSizes[department] ?? [];
  expect(
    of(department)
      .filter(({ sizeMl }) => !sizes.includes(sizeMl ?? 0))
      .map(told),
  ).toEqual([]);
});

test('the parts of a blend are 100 per cent together, the largest first', () => {
  const wrong = products.filter(({ varietals }) => {
    const parts = varietals.map(({ percent }) => percent);
    const order = parts.toSorted((a, b) => b - a);
    return parts.reduce((sum, part) => sum + part, 0) !== 100 || `${parts}` !== `${order}`;
  });
  expect(wrong.map(told)).toEqual([]);
});

const white = ['Chardonnay', 'Pinot Gris', 'Pinot Blanc', 'Aligoté'];
const bordeaux = ['Cabernet Sauvignon', 'Merlot', 'Cabernet Franc', 'Petit Verdot', 'Malbec', 'Carménère'];
const rhone = ['Grenache', 'Syrah', 'Mourvèdre', 'Cinsault', 'Counoise', 'Carignan', 'Viognier'];

/** The grapes that the rules of a place allow, by the beginning of its name. */
const rules: Readonly<Record<string, readonly string[]>> = {
  Pauillac: bordeaux,
  Margaux: bordeaux,
  'Saint-Julien': bordeaux,
  'Saint-Estèphe': bordeaux,
  Pomerol: bordeaux,
  'Saint-Émilion': bordeaux,
  'Haut-Médoc': bordeaux,
  Sauternes: ['Sémillon', 'Sauvignon Blanc', 'Muscadelle'],
  Chablis: ['Chardonnay'],
  Meursault: ['Chardonnay'],
  Montagny: ['Chardonnay'],
  'Puligny-Montrachet': ['Chardonnay'],
  'Chassagne-Montrachet': ['Chardonnay', 'Pinot Noir'],
  'Gevrey-Chambertin': ['Pinot Noir'],
  'Chambolle-Musigny': ['Pinot Noir'],
  'Vosne-Romanée': ['Pinot Noir'],
  Pommard: ['Pinot Noir'],
  Volnay: ['Pinot Noir'],
  Morgon: ['Gamay'],
  Fleurie: ['Gamay'],
  Beaujolais: ['Gamay'],
  'Châteauneuf-du-Pape': [...rhone, 'Grenache Blanc', 'Roussanne', 'Clairette', 'Bourboulenc', 'Vaccarèse'],
  Gigondas: rhone,
  'Côte-Rôtie': ['Syrah', 'Viognier'],
  Hermitage: ['Syrah', 'Marsanne', 'Roussanne'],
  Condrieu: ['Viognier'],
  Champagne: ['Chardonnay', 'Pinot Noir', 'Meunier', 'Pinot Meunier'],
  Sancerre: ['Sauvignon Blanc', 'Pinot Noir'],
  'Pouilly-Fumé': ['Sauvignon Blanc'],
  Muscadet: ['Melon de Bourgogne'],
  Vouvray: ['Chenin Blanc'],
  Chinon: ['Cabernet Franc'],
  Barolo: ['Nebbiolo'],
  Barbaresco: ['Nebbiolo'],
  'Barbera d’A': ['Barbera'],
  Gavi: ['Cortese'],
  'Brunello di Montalcino': ['Sangiovese'],
  'Chianti Classico': ['Sangiovese', 'Canaiolo', 'Colorino', 'Merlot', 'Cabernet Sauvignon'],
  Amarone: ['Corvina', 'Corvinone', 'Rondinella', 'Molinara', 'Oseleta'],
  Soave: ['Garganega', 'Trebbiano di Soave'],
  Prosecco: ['Glera', 'Pinot Nero', 'Pinot Noir'],
  Fiano: ['Fiano'],
  Taurasi: ['Aglianico'],
  Etna: ['Nerello Mascalese', 'Nerello Cappuccio', 'Carricante', 'Catarratto'],
  'Rías Baixas': ['Albariño', 'Treixadura', 'Loureiro', 'Caíño Blanco'],
  'Ribera del Duero': ['Tempranillo', 'Tinto Fino', 'Cabernet Sauvignon', 'Merlot', 'Garnacha', 'Albillo'],
  Mosel: ['Riesling', 'Elbling', 'Spätburgunder', 'Pinot Noir', 'Weissburgunder'],
  Rheingau: ['Riesling', 'Spätburgunder', 'Pinot Noir'],
  'Willamette Valley': ['Pinot Noir', ...white, 'Gamay', 'Riesling'],
  Marlborough: ['Sauvignon Blanc', 'Pinot Noir', ...white, 'Riesling'],
};

test('a wine is of grapes that are at home in its place', () => {
  const ruled = wines.flatMap((wine) => {
    const place = Object.keys(rules).find((name) => wine.appellation?.startsWith(name));
    return place ? [{ wine, grapes: rules[place] ?? [] }] : [];
  });
  expect(ruled.length).toBeGreaterThan(110);
  const strangers = ruled.flatMap(({ wine, grapes }) =>
    wine.varietals
      .filter(({ name }) => !grapes.includes(name))
      .map(({ name }) => `${told(wine)}: ${name} in ${wine.appellation}`),
  );
  expect(strangers).toEqual([]);
});

test('strength, vintage and taste are those of a wine', () => {
  for (const wine of wines) {
    const { abv, vintage, taste, category } = wine;
    const strongest = category === 'dessert-wine' ? 22 : 16.5;
    expect(abv, told(wine)).toBeGreaterThanOrEqual(5);
    expect(abv, told(wine)).toBeLessThanOrEqual(strongest);
    expect(vintage ?? 2020, told(wine)).toBeGreaterThanOrEqual(1994);
    expect(vintage ?? 2020, told(wine)).toBeLessThanOrEqual(2025);
    const scales = Object.values(taste ?? {});
    expect(scales, told(wine)).toHaveLength(4);
    expect(
      scales.every((value) => value >= 1 && value <= 5),
      told(wine),
    ).toBe(true);
  }
});

test('spirits tell their proof, beers their bitterness, sake its rice', () => {
  for (const one of of('spirits')) expect(one.spirit?.proof, told(one)).toBeCloseTo((one.abv ?? 0) * 2, 1);
  for (const one of of('beer')) expect(one.beer?.ibu ?? 20, told(one)).toBeLessThanOrEqual(120);
  for (const one of of('sake')) expect(one.sake?.polish, told(one)).toBeLessThanOrEqual(90);
  expect(of('bar-gifts').every(({ taste, spirit, beer, sake }) => !(taste ?? spirit ?? beer ?? sake))).toBe(
    true,
  );
});
