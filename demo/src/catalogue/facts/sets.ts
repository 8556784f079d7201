/** A named bundle. Each part is `Brand | Name`, with how many of it. */
export interface SetFacts {
  name: string;
  description: string;
  container: 'crate' | 'gift box' | 'row';
  colour?: string;
  featured?: boolean;
  /** How much less than its parts it costs, in percent. */
  saves: number;
  parts: readonly (readonly [product: string, quantity: number])[];
}

export const setFacts: readonly SetFacts[] = [
  {
    name: 'The Cellar Door Six',
    description:
      'Half a case that covers a month of dinners: two reds, two whites, something pink and something with bubbles. If you buy one thing from us this season, we would like it to be this.',
    container: 'crate',
    featured: true,
    saves: 14,
    parts: [
      ['Harrow & Finch | Cabernet Sauvignon', 1],
      ['Tamarack Hollow | Pinot Noir', 1],
      ['Domaine Thibaudelle | Sancerre', 1],
      ['Pazo de Rioseixo | Albariño', 1],
      ['Château La Cigalière | Côtes de Provence Rosé', 1],
      ['Caves Torralba i Fills | Cava Brut Reserva', 1],
    ],
  },
  {
    name: 'Bordeaux, Both Banks',
    description:
      'Cabernet from the gravel and Merlot from the limestone, poured side by side. An old argument, settled at your own table.',
    container: 'crate',
    saves: 10,
    parts: [
      ['Château Haut-Meyrignac | Saint-Estèphe', 1],
      ['Château Belcastan | La Rose de Belcastan Margaux', 1],
      ['Clos des Argelles | Saint-Émilion Grand Cru', 1],
    ],
  },
  {
    name: 'A Walk Through Burgundy',
    description:
      'From the chalk of Chablis to the lace of Chambolle in four bottles, in the order in which one would drive it.',
    container: 'crate',
    saves: 10,
    parts: [
      ['Domaine Vauxcelles | Chablis Premier Cru Montmains', 1],
      ['Domaine Sébastien Morisard | Meursault', 1],
      ['Maison Lambrette | Pommard', 1],
      ['Domaine Noëlle Tissard | Chambolle-Musigny', 1],
    ],
  },
  {
    name: 'Nebbiolo at Three Ages',
    description:
      'The young Langhe for Tuesday, the Barbaresco for Saturday and the Barolo for whoever proves worth it.',
    container: 'crate',
    saves: 12,
    parts: [
      ['Cascina Bricco Alto | Langhe Nebbiolo', 1],
      ['Poderi Sant’Eusebio | Barbaresco', 1],
      ['Cascina Bricco Alto | Barolo', 1],
    ],
  },
  {
    name: 'Sunday in Tuscany',
    description: 'Three faces of Sangiovese and a white to begin with. Add bread, oil and a long table.',
    container: 'crate',
    saves: 12,
    parts: [
      ['Fattoria Le Civette | Vernaccia di San Gimignano', 1],
      ['Castello di Monterughe | Chianti Classico', 1],
      ['Tenuta Poggio al Falco | Rosso di Montalcino', 1],
      ['Cantine Porta Senese | Vino Nobile di Montepulciano', 1],
    ],
  },
  {
    name: 'An Evening in Provence',
    description: 'Two pale and one not so pale, for people who think that they know rosé.',
    container: 'gift box',
    colour: '#7a3a44',
    saves: 10,
    parts: [
      ['Château La Cigalière | Côtes de Provence Rosé', 1],
      ['Domaine de la Calanque Bleue | Bandol Rosé', 1],
      ['Domaine Peyrebelle | Tavel', 1],
    ],
  },
  {
    name: 'The Bubble Tour',
    description:
      'Champagne, Cava, Franciacorta and Prosecco Superiore: one method and a half, three countries’ worth of opinions.',
    container: 'row',
    saves: 12,
    parts: [
      ['Champagne Aubertin & Fils | Brut Tradition', 1],
      ['Caves Torralba i Fills | Cava Brut Reserva', 1],
      ['Corte Brumana | Franciacorta Brut', 1],
      ['Ca’ del Glicine | Conegliano Valdobbiadene Prosecco Superiore Brut', 1],
    ],
  },
  {
    name: 'Two for a Toast',
    description: 'A grand house and a small grower, boxed. Give it to somebody and hope to be asked in.',
    container: 'gift box',
    colour: '#1b2a49',
    saves: 8,
    parts: [
      ['Maison Vaucresson | Grande Réserve Brut', 1],
      ['Champagne Clarisse Huvelin | Rosé de Saignée', 1],
    ],
  },
  {
    name: 'Riesling, Dry to Sweet',
    description:
      'Bone dry from the Pfalz to golden from the Mosel: the whole staircase of the greatest white grape.',
    container: 'row',
    saves: 12,
    parts: [
      ['Weingut Traudel Hirschbach | Riesling Trocken Buntsandstein', 1],
      ['Lantern Point | Semi-Dry Riesling', 1],
      ['Weingut Kestenbusch | Riesling Kabinett Wolfer Sonnenlay', 1],
      ['Weingut Kestenbusch | Riesling Spätlese Wolfer Sonnenlay', 1],
    ],
  },
  {
    name: 'California Classics',
    description: 'Cabernet, Chardonnay, Zinfandel and Pinot Noir, each from where it belongs.',
    container: 'crate',
    saves: 12,
    parts: [
      ['Marlowe Bend | Cabernet Sauvignon', 1],
      ['Clementine Oaks | Chardonnay', 1],
      ['Redtail Barn | Zinfandel', 1],
      ['Fogbell Vineyards | Pinot Noir', 1],
    ],
  },
  {
    name: 'Pinot Noir Around the World',
    description: 'Oregon, Burgundy, Baden and Central Otago in one crate. Pour them blind and keep score.',
    container: 'crate',
    saves: 12,
    parts: [
      ['Tamarack Hollow | Pinot Noir', 1],
      ['Domaine Courtavel | Bourgogne Pinot Noir', 1],
      ['Weingut Kaiserley | Spätburgunder', 1],
      ['Schist & Thyme | Pinot Noir', 1],
    ],
  },
  {
    name: 'The Steak Night Crate',
    description: 'Six serious reds for six serious steaks. The potatoes are your affair.',
    container: 'crate',
    saves: 15,
    parts: [
      ['Finca Cóndor Bajo | Malbec', 2],
      ['Mesa Corralina | Cabernet Sauvignon', 2],
      ['Redgum Track | Shiraz', 2],
    ],
  },
  {
    name: 'Weeknight Whites',
    description:
      'Six bottles under twenty-five dollars that we drink at home, which is the best thing we can say.',
    container: 'crate',
    saves: 15,
    parts: [
      ['Quinta do Louredo | Vinho Verde', 2],
      ['Bodega Los Tordos | Verdejo', 2],
      ['Borgo Sambuco | Pinot Grigio', 2],
    ],
  },
  {
    name: 'Weeknight Reds',
    description: 'Pizza, pasta, roast chicken, leftovers: two each of three reds that never complain.',
    container: 'crate',
    saves: 15,
    parts: [
      ['Casale Tremonti | Montepulciano d’Abruzzo', 2],
      ['Mas des Galetières | Côtes du Rhône', 2],
      ['Cooperativa San Elías | Garnacha Viñas Altas', 2],
    ],
  },
  {
    name: 'Oysters and Everything',
    description: 'Three of the saltiest whites in the shop. You bring the knife and the lemon.',
    container: 'row',
    saves: 10,
    parts: [
      ['Le Clos aux Huîtres | Muscadet Sèvre et Maine Sur Lie', 1],
      ['Domaine Vauxcelles | Chablis', 1],
      ['Ktima Kalderas | Assyrtiko', 1],
    ],
  },
  {
    name: 'The Rhône, North to South',
    description: 'Syrah on granite, Grenache on stones, and the bridge between them.',
    container: 'crate',
    saves: 10,
    parts: [
      ['Domaine Escoffard | Saint-Joseph', 1],
      ['Domaine Peyrebelle | Gigondas', 1],
      ['Mas des Galetières | Châteauneuf-du-Pape', 1],
    ],
  },
  {
    name: 'Rioja by the Years',
    description: 'Crianza, Reserva and Gran Reserva of one house: what time costs and what it gives.',
    container: 'crate',
    saves: 10,
    parts: [
      ['Bodegas Altamirada | Rioja Crianza', 1],
      ['Bodegas Altamirada | Rioja Reserva', 1],
      ['Bodegas Altamirada | Rioja Gran Reserva', 1],
    ],
  },
  {
    name: 'After Dinner',
    description: 'Port, Sauternes and sherry: three small glasses instead of pudding, or as well.',
    container: 'gift box',
    colour: '#3a1218',
    saves: 10,
    parts: [
      ['Casa Teixedo | Tawny Port 10 Years Old', 1],
      ['Château d’Orvignac | Les Cyprès d’Orvignac Sauternes', 1],
      ['Bodegas Almirante Luque | Pedro Ximénez', 1],
    ],
  },
  {
    name: 'Orange, Explained',
    description: 'White grapes made like reds, from the three places that never stopped doing it.',
    container: 'row',
    saves: 10,
    parts: [
      ['Borgo Sambuco | Ribolla Gialla Macerata', 1],
      ['Klet Brajkovec | Rebula Amber', 1],
      ['Marani Vazisi | Rkatsiteli Qvevri', 1],
    ],
  },
  {
    name: 'The Negroni Box',
    description:
      'Gin and two bitters worth stirring. Equal parts, an orange and ninety seconds of your time.',
    container: 'gift box',
    colour: '#8c2f1b',
    saves: 10,
    parts: [
      ['Bellwether & Rook | London Dry Gin', 1],
      ['Confetteria Rattazzo | Aperitivo Bitter', 1],
      ['Fratelli Moncalvino | Amaro alle Erbe', 1],
    ],
  },
  {
    name: 'Scotland in Three Drams',
    description: 'Honey from Speyside, wind from the Highlands and smoke from Islay, in that order, slowly.',
    container: 'gift box',
    colour: '#21392f',
    saves: 10,
    parts: [
      ['Glen Torvaig | 12 Year Old Single Malt', 1],
      ['Balnacarrow | 12 Year Old Single Malt', 1],
      ['Skerravoe | 10 Year Old Single Malt', 1],
    ],
  },
  {
    name: 'Bourbon School',
    description: 'High rye, wheated and straight rye: one lesson, three textbooks, no homework.',
    container: 'crate',
    saves: 10,
    parts: [
      ['Harlan Fork | Small Batch Bourbon', 1],
      ['Widow Tackett | Wheated Bourbon', 1],
      ['Limestone & Lark | Straight Rye', 1],
    ],
  },
  {
    name: 'The Agave Shelf',
    description: 'Blanco, reposado and mezcal: the plant before wood, after wood and after fire.',
    container: 'row',
    saves: 10,
    parts: [
      ['Casa Lucerito | Tequila Blanco', 1],
      ['Hacienda Piedra Roja | Tequila Reposado', 1],
      ['Palenque Don Hilario | Mezcal Espadín', 1],
    ],
  },
  {
    name: 'Sake for Beginners',
    description: 'One savory, one fragrant, one cloudy: chill all three and order too much sushi.',
    container: 'gift box',
    colour: '#16181c',
    saves: 10,
    parts: [
      ['Tateyama Brothers | Stone Bridge Junmai', 1],
      ['Yukimori Shuzo | Snow Crane Junmai Ginjo', 1],
      ['Hanakawa Brewery | Spring Veil Nigori', 1],
    ],
  },
];
