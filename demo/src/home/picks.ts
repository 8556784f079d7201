type Pick = {
  store_id: number;
  person: string;
  role: string;
  /** `Brand | Name` */
  bottle: string;
  words: string;
};

const of = (store_id: number, person: string, role: string, bottle: string, words: string): Pick => ({
  store_id,
  person,
  role,
  bottle,
  words,
});

/** Three people of each store, each with the bottle that they recommend. */
export const demoPicks: Pick[] = [
  of(
    1,
    'Marisol Vega',
    'Store manager',
    'Tamarack Hollow | Pinot Noir',
    'I bring this to every dinner where I don’t know what’s cooking. It hasn’t let me down yet.',
  ),
  of(
    1,
    'Theo Nakamura',
    'Wine buyer',
    'Pazo de Rioseixo | Albariño',
    'Salt, lime peel, and gone before the tacos are. Keep a second one cold.',
  ),
  of(
    1,
    'Priya Raman',
    'Floor lead',
    'Lantern Point | Semi-Dry Riesling',
    'Just sweet enough for spicy noodles. People who say they hate Riesling ask me for its name.',
  ),
  of(
    2,
    'Caleb Ostrow',
    'Store manager',
    'Domaine Vauxcelles | Chablis',
    'Oysters at the Ferry Building at noon, this at five past. That’s the whole plan.',
  ),
  of(
    2,
    'June Kessler',
    'Sommelier',
    'Corte Brumana | Franciacorta Brut',
    'Made like Champagne, priced like a Tuesday. I pour it blind for friends and enjoy their faces.',
  ),
  of(
    2,
    'Andre Whitlock',
    'Cellar lead',
    'Marlowe Bend | Cabernet Sauvignon',
    'Open it an hour before the rib-eye. It needs the air, and you’ll need the patience.',
  ),
  of(
    3,
    'Dana Whitfield',
    'Store manager',
    'Cascina Bricco Alto | Langhe Nebbiolo',
    'All the roses and tar of a Barolo, without the ten-year wait. My Sunday ragù bottle.',
  ),
  of(
    3,
    'Marcus Bell',
    'Wine buyer',
    'Domaine Jeannot-Vialle | Beaujolais-Villages',
    'Give it twenty minutes in the fridge. It works with turkey, pizza and people who ‘don’t drink red.’',
  ),
  of(
    3,
    'Ellie Sorensen',
    'Floor lead',
    'Caves Torralba i Fills | Cava Brut Reserva',
    'I stopped saving bubbles for occasions when I found this one.',
  ),
  of(
    4,
    'Rosa Delgado',
    'Store manager',
    'Finca Cóndor Bajo | Malbec',
    'Skirt steak, hot grill, this. Under twenty dollars, and nobody at the table will guess it.',
  ),
  of(
    4,
    'Noah Pritchard',
    'Sommelier',
    'Tenuta Vallefumo | Etna Rosso',
    'Grown on a volcano and tastes like it: red cherry first, then smoke.',
  ),
  of(
    4,
    'Imani Brooks',
    'Wine buyer',
    'Borgo Sambuco | Friulano',
    'For anyone tired of Pinot Grigio. Almonds and pears, and it loves ham.',
  ),
  of(
    5,
    'Luis Carrera',
    'Store manager',
    'Château La Cigalière | Côtes de Provence Rosé',
    'It’s pool weather here eleven months a year. This is the bottle I sell to my own family.',
  ),
  of(
    5,
    'Simone Achard',
    'Sommelier',
    'Quinta do Louredo | Vinho Verde',
    'Light, a little prickly, and easy on the wallet. Start lunch with it.',
  ),
  of(
    5,
    'Gabe Fontaine',
    'Floor lead',
    'Domaine Peyrebelle | Gigondas',
    'When the air conditioning wins, I want lamb and this. Decant it if you can.',
  ),
];
