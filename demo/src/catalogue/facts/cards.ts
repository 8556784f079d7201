/** What is sold as a card; `picture` is a name among the designs in `pictures/cards/card-designs.ts`. */
export interface CardDesign {
  kind: 'gift-card' | 'birthday-card';
  name: string;
  picture: string;
}

const designs = (kind: CardDesign['kind'], named: Readonly<Record<string, string>>): CardDesign[] =>
  Object.entries(named).map(([picture, name]) => ({ kind, name, picture: `${kind}-${picture}` }));

export const cardDesigns: readonly CardDesign[] = [
  ...designs('gift-card', {
    door: 'The Cellar Door',
    vineyard: 'Evening Vineyard',
    deco: 'Golden Twenties',
    wreath: 'Laurel Wreath',
    sparkling: 'Something Sparkling',
    shelf: 'The Top Shelf',
    compass: 'Wherever You Like',
    glass: 'A Glass Between Us',
    ribbon: 'Tied with Ribbon',
    grapes: 'First Harvest',
    vault: 'The Vault',
    letterpress: 'Letterpress',
  }),
  ...designs('birthday-card', {
    confetti: 'Confetti',
    'gold-bubbles': 'Gold Bubbles',
    balloons: 'Balloons',
    pop: 'Pop!',
    flowers: 'A Bunch of Flowers',
    fireworks: 'Fireworks',
    cake: 'Cake First',
    moonlight: 'By Moonlight',
    cheers: 'Cheers',
    candles: 'Every Candle',
    bunting: 'Garden Party',
    'deco-night': 'A Night in 1925',
  }),
];
