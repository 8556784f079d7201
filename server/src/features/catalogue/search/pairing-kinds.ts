import type { PairingKind } from 'contract/catalogue';
import { wordsOf } from './search-words.js';

/**
 * Which words say what is on the table. A pairing may belong to several: "duck tacos" are game and spicy. The
 * words stand in the form that the search compares: folded, in the singular.
 */
const told: Record<PairingKind, string> = {
  beef:
    'beef,steak,porterhouse,tri tip,bistecca,bavette,entrecote,bife,oxtail,brasato,' +
    'daube,goulash,veal,vitello,schnitzel,cottage pie,carbonnade,meatball,meatloaf,milanesa',
  lamb: 'lamb,lechazo,kleftiko,kibbeh,merguez,moussaka,arrosticini,kofta,kid,shashlik,mutton',
  pork:
    'pork,ham,prosciutto,jamon,bacon,sausage,chorizo,porchetta,salumi,charcuterie,speck,mortadella,bratwurst,' +
    'weisswurst,rillette,suckling pig,cassoulet,culatello,cold cut,carnita,choucroute,morcilla,pate,salsiccia',
  poultry: 'chicken,turkey,guinea fowl,quail,coq',
  game: 'duck,venison,pigeon,squab,boar,goose,rabbit,partridge,elk,game,kangaroo,springbok,foie gras',
  barbecue:
    'burger,barbecue,barbecued,brisket,pork rib,barbecue rib,rib,wing,pulled pork,hot dog,braai,jerk pork,' +
    'grilled sausage,asado,choripan,kebab',
  fish:
    'fish,salmon,trout,tuna,turbot,bass,sole,cod,halibut,sardine,anchovy,sushi,sashimi,swordfish,ceviche,eel,' +
    'bream,perch,pike,poke,mackerel,char,bouillabaisse,caviar,haddock,herring,gravlax,whiting,barramundi,snoek,' +
    'linefish,boquerone,mullet,smorrebrod,brodetto',
  shellfish:
    'oyster,mussel,moule,crab,scallop,lobster,shrimp,prawn,clam,vongole,squid,octopus,langoustine,crayfish,' +
    'urchin,seafood,paella,marron,perceb',
  pasta:
    'pasta,pizza,risotto,lasagne,spaghetti,gnocchi,ravioli,tajarin,pici,ragu,agnolotti,linguine,tortellini,' +
    'tagliatelle,pappardelle,orecchiette,ziti,mac,malloreddu',
  vegetables:
    'mushroom,cep,morel,truffle,truffled,asparagus,salad,vegetable,aubergine,eggplant,ratatouille,lentil,' +
    'artichoke,tomato,stuffed pepper,grilled pepper,squash,pumpkin,tofu,caponata,cauliflower,chickpea,radish,onion tart,quiche,crepe,' +
    'carrot,bean,couscous',
  spicy:
    'curry,thai,spicy,spiced,taco,mole,chili,korean,five spice,jerk,nacho,salsa,vindaloo,chimichurri,tagine,' +
    'satay,empanada,hot pot',
  cheese:
    'cheese,gouda,cheddar,stilton,comte,brillat savarin,camembert,manchego,roquefort,epoisse,parmesan,chaource,' +
    'saint marcellin,banon,crottin,mimolette,nectaire,tomme,castelmagno,pecorino,gruyere,brie,munster,robiola,' +
    'ricotta,burrata,toma,veronese,grana,ragusano,idiazabal,garrotxa,gorgonzola,raschera,asiago,feta,halloumi,' +
    'fondue,jack,reggianito,vacherin,ossau,citeaux,delice,picodon,cantal,langre,emmental,fontina,chevre,' +
    'parmigiano,provola,gougere',
  dessert:
    'chocolate,tart,tarte,cake,pecan pie,apple pie,cherry pie,pudding,ice cream,clafouti,brulee,flan,brownie,berry,' +
    'strawberry,churro,biscuit,crumble,shortbread,praline,panettone,cantucci,gelato,cheesecake,fruitcake,fruit,' +
    'pineapple,persimmon,mango,caramel,gingerbread,dessert,shortcake,torte,sweet',
  cocktails:
    'manhattan,negroni,margarita,bloody mary,sazerac,gin and tonic,gin tonic,old fashioned,toronto,paloma,' +
    'ranch water,martini,highball,whiskey sour,moscow mule,mule,daiquiri,collin,french 75,last word,vodka soda,' +
    'bamboo,cosmopolitan,penicillin,rob roy,blood sand,gimlet,southside,screwdriver,gibson,pina colada,' +
    'cuba libre,dark stormy,americano,mojito,white russian,black russian,vesper,martinez,sidecar,spritz,' +
    'boulevardier,mai tai,toddy,irish coffee,sour,fizz,punch,kir,vieux carre,eggnog,garibaldi,bijou,godfather',
};

const kinds = (Object.entries(told) as [PairingKind, string][]).map(
  ([kind, words]) => [kind, words.split(',').map((word) => ` ${wordsOf(word).join(' ')} `)] as const,
);

/** Cuts of beef that are roasted; ribs by themselves come from the barbecue. */
const ribsOfBeef = / (?:rib eye|short rib|rib beef) /;

const known = new Map<string, readonly PairingKind[]>();

/** The kinds of food that a pairing such as "grilled rib-eye" belongs to; none for what is not food. */
export function kindsOf(pairing: string): readonly PairingKind[] {
  let found = known.get(pairing);
  if (!found) {
    const words = ` ${wordsOf(pairing).join(' ')} `.replace(ribsOfBeef, ' beef ');
    found = kinds.flatMap(([kind, tellers]) => (tellers.some((one) => words.includes(one)) ? kind : []));
    known.set(pairing, found);
  }
  return found;
}

export const isFood = (pairing: string) => kindsOf(pairing).length > 0;

/** Words that people type for a kind, where the pairings themselves use more precise ones. */
const alsoTyped: Partial<Record<PairingKind, string>> = {
  beef: 'steak beef',
  barbecue: 'bbq barbecue',
  shellfish: 'seafood shellfish',
  fish: 'fish',
  cheese: 'cheese',
  dessert: 'dessert',
  spicy: 'spicy',
  vegetables: 'vegetarian',
};

/** The words by which a pairing is searched: a rib-eye is also a steak. */
export const wordsOfPairing = (pairing: string) =>
  [pairing, ...kindsOf(pairing).map((kind) => alsoTyped[kind] ?? '')].join(' ');
