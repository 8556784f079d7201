import type { plan } from './lines.js';

export type Making = keyof typeof plan;

/** Parts of names for the producers beyond the demo's; each combination is used once. */
export interface BrandParts {
  before: readonly string[];
  start: readonly string[];
  end: readonly string[];
  after: readonly string[];
}

type Tongue = 'french' | 'italian' | 'spanish' | 'portuguese' | 'german' | 'japanese' | 'scots' | 'english';
type Ends = readonly [before: string, after: string];

const listed = (text: string) => text.split(',');

const syllables: Readonly<Record<Tongue, readonly [start: string, end: string]>> = {
  french: [
    'Mar,Val,Cor,Ser,Bel,Tour,Cha,Fon,Bou,Ger,Lam,Ros,Vill,Mont,Sau,Cer,Haut,Bran,Cast,Dor,Fal,Gau,Per,Lar,Bris,Clam,Vern,Mir,Salv,Aub',
    'taval,igny,ecourt,onne,ière,ambel,eray,oche,ardin,ance,illac,elle,ouse,anges,evin,ouet,ignac,ombe',
  ],
  italian: [
    'Mar,Val,Cor,Ser,Bel,Tor,Cal,Fon,Pra,Ger,Lam,Ros,Vic,Mon,Sal,Cer,Alt,Bran,Cast,Dor,Fal,Gal,Nev,Ol,Brus,Fior',
    'dela,anera,esco,ovina,irola,umbra,atella,enza,ino,onda,aluce,ezza,arosa,uvia,iano,estra,imare,olana',
  ],
  spanish: [
    'Mar,Val,Cor,Ser,Bel,Tor,Cal,Fuent,Prad,Ger,Lam,Ros,Vic,Mont,Sal,Cer,Alt,Bar,Cast,Dor,Med,Gal,Nav,Ol,Esp,Zar',
    'avera,anillo,esquera,olmos,ituria,ombra,arejo,encia,eda,ondo,alobos,ezuelo,arrosa,uvias,iján,ejar,imar,obledo',
  ],
  portuguese: [
    'Mar,Val,Cor,Ser,Bel,Tor,Cal,Font,Prad,Alm,Lam,Ros,Vil,Mont,Sal,Cer,Alv,Bran,Cast,Dour,Fal,Gal,Nov,Ol',
    'anova,inhais,esco,oural,eira,ombra,adela,ença,inho,onda,alva,eza,aroso,uvial,ião,eiros,imar,oledo',
  ],
  german: [
    'Berg,Stein,Linden,Eich,Sonnen,Wald,Reb,Kloster,Hohen,Rosen,Silber,Falken,Adler,Birken,Mühl,Hasel,Erlen,Sommer,Winter,Amsel',
    'thal,hof,brunn,eck,feld,hang,burg,garten,stein,ried,kamp,leite,au,bach,lohe,wies,grund,mark',
  ],
  japanese: [
    'Aka,Ao,Haru,Kita,Shira,Tsuki,Hana,Mizu,Kuro,Naka,Nishi,Taka,Sugi,Ike,Umi,Kiri,Yuki,Tori,Asa,Natsu',
    'gawa,mura,zawa,yama,hara,saki,moto,tani,ishi,shima,mori,no,naga,bashi,zaka,ura,oka,sato',
  ],
  scots: [
    'Tarv,Craig,Dun,Kil,Bal,Inver,Ard,Loss,Strath,Auch,Carn,Fern,Garv,Lorn,Mor,Ruth,Skerr,Tull,Brae,Ness',
    'aig,more,ach,rannoch,haven,ellan,inish,ray,iston,achie,erry,oran,vore,uisk,avon,innes,gorm,dale',
  ],
  english: [
    'Fox,Heron,Stone,Copper,Cedar,Wren,Harrow,Mill,Thorn,Bramble,Raven,Hazel,Otter,Granite,Larch,Sable,Juniper,Quarry,Linnet,Sorrel,Badger,Flint,Marsh,Willow,Tanner,Plover,Saddle,Cinder,Maple,Drift',
    'gate,field,water,ridge,hollow,ford,bank,barn,bridge,light,mead,croft,fell,run,stead,hill,moor,bend',
  ],
};

const ofWine: Readonly<Record<Tongue, Ends>> = {
  french: [
    'Domaine,Château,Mas,Clos,Maison,Cave,Domaine du,Domaine de la',
    ',et Fils,Vieux,Frères,le Haut,Père,et Filles,d’En Bas',
  ],
  italian: [
    'Tenuta,Cantina,Podere,Fattoria,Cascina,Masseria,Azienda,Borgo',
    ',Vecchia,Alta,del Sole,Bianca,e Figli,del Monte,Nova',
  ],
  spanish: [
    'Bodega,Finca,Viña,Dominio de,Casa,Pago de,Bodegas,Hacienda',
    ',Viejo,Alto,del Sol,e Hijos,del Monte,Hermanos,Nuevo',
  ],
  portuguese: [
    'Quinta,Casa,Herdade,Quinta da,Quinta do,Adega,Monte,Solar',
    ',Velha,de Cima,do Sol,e Filhos,de Baixo,Irmãos,Nova',
  ],
  german: [
    'Weingut,Schlossgut,Kellerei,Winzerhof,Gut,Familie,Hof,Weinhaus',
    ',Söhne,Erben,Brüder,am See,am Rain,Töchter,im Tal',
  ],
  japanese: [
    ',Old,Upper,Little,North,South,East,West',
    'Winery,Vineyard,Wine Works,Estate,Cellar,Farm,Hills,Valley',
  ],
  scots: [
    ',Old,Upper,Little,North,South,East,West',
    'Vineyard,Winery,Estate,Cellars,Farm,Wine Works,Hill,House',
  ],
  english: [
    ',Old,Little,Upper,Blue,Red,North,Lost',
    'Vineyards,Cellars,Estate,& Daughters,Wine Works,Landing,Row,Family Vineyards',
  ],
};

const ofSpirits: Readonly<Record<Tongue, Ends>> = {
  french: [
    'Maison,Distillerie,Château,Domaine,Habitation,Liquoristerie,Chais,Logis',
    ',et Fils,Vieux,Frères,le Haut,Père,et Filles,d’En Bas',
  ],
  italian: [
    'Distilleria,Fratelli,Casa,Antica Distilleria,Sorelle,Bottega,Opificio,Officina',
    ',Vecchia,& Figli,dal Monte,Riuniti,di Sopra,del Borgo,Nova',
  ],
  spanish: [
    'Casa,Hacienda,Destilería,Rancho,Ron,Palenque,Hermanos,Finca',
    ',Viejo,Alto,del Sol,e Hijos,del Monte,Real,Nuevo',
  ],
  portuguese: [
    'Casa,Destilaria,Engenho,Herdade,Solar,Irmãos,Fazenda,Alambique',
    ',Velho,de Cima,do Sol,e Filhos,de Baixo,Real,Novo',
  ],
  german: [
    'Brennerei,Destillerie,Familie,Alte Brennerei,Hof,Gut,Edelbrände,Haus',
    ',Söhne,Erben,Brüder,am See,am Rain,Töchter,im Tal',
  ],
  japanese: [
    ',Old,Shin,Little,North,South,East,West',
    'Distillery,Whisky Works,Jōryūsho,Still House,Spirits,Kura,Cask House,Valley',
  ],
  scots: [
    'Glen,Loch,Isle of,Port,Ben,Old,Castle,Burn of',
    ',Distillery,Single Stills,& Sons,Bond,Maltings,Cask House,Stillhouse',
  ],
  english: [
    ',Old,Little,Saint,Blue,Red,North,Lost',
    'Distillery,Still House,& Sons,Spirit Works,Distilling,Rackhouse,& Sisters,Copper Works',
  ],
};

const ofBeer: Readonly<Record<Tongue, Ends>> = {
  french: [
    'Brasserie,Abbaye de,Ferme de,Brouwerij,Brasserie du,Cidrerie,Vieille Brasserie,Petite Brasserie',
    ',et Fils,Vieux,Frères,le Haut,Père,et Filles,d’En Bas',
  ],
  italian: [
    'Birrificio,Birra,Antico Birrificio,Fabbrica,Bottega,Birreria,Opificio,Officina',
    ',Vecchia,& Figli,dal Monte,Riuniti,di Sopra,del Borgo,Nova',
  ],
  spanish: [
    'Cervecería,Cervezas,Sidrería,Casa,Fábrica,Hermanos,Antigua,Sidra',
    ',Viejo,Alto,del Sol,e Hijos,del Monte,Real,Nuevo',
  ],
  portuguese: [
    'Cervejaria,Fábrica,Casa,Irmãos,Cervejas,Oficina,Solar,Antiga',
    ',Velho,de Cima,do Sol,e Filhos,de Baixo,Real,Novo',
  ],
  german: [
    'Brauhaus,Brauerei,Klosterbräu,Alte Brauerei,Privatbrauerei,Hofbräu,Braustube,Familie',
    ',Söhne,Erben,Brüder,am See,am Rain,Töchter,im Tal',
  ],
  japanese: [
    ',Old,Shin,Little,North,South,East,West',
    'Brewing,Beer Works,Brewery,Ale House,Lager House,Beer Hall,Taproom,Craft',
  ],
  scots: [
    ',Old,Upper,Little,North,South,East,West',
    'Brewery,Ales,Brewing,& Sons,Maltings,Brew House,Beer Works,Fermentory',
  ],
  english: [
    ',Old,Little,Upper,Blue,Red,North,Lost',
    'Brewing,Brewery,Beer Works,& Brothers,Ale House,Ciderworks,Fermentory,Taproom',
  ],
};

const sakeEnds: Ends = [
  ',Shin,Kami,Naka,Kita,Minami,Hon,Ko',
  'Shuzo,Kura,Brewery,Sake Works,Honke,Shoten,Meijo,Jozo',
];

const tongues = new Map<string, Tongue>([
  ['France', 'french'],
  ['Lebanon', 'french'],
  ['Martinique', 'french'],
  ['Guadeloupe', 'french'],
  ['Belgium', 'french'],
  ['Germany', 'german'],
  ['Austria', 'german'],
  ['Switzerland', 'german'],
  ['Italy', 'italian'],
  ['Portugal', 'portuguese'],
  ['Brazil', 'portuguese'],
  ['Spain', 'spanish'],
  ['Mexico', 'spanish'],
  ['Argentina', 'spanish'],
  ['Chile', 'spanish'],
  ['Peru', 'spanish'],
  ['Japan', 'japanese'],
  ['Scotland', 'scots'],
]);

export function partsFor(country: string, making: Making): BrandParts {
  const tongue = making === 'sake' ? 'japanese' : (tongues.get(country) ?? 'english');
  const ends = { wine: ofWine[tongue], spirits: ofSpirits[tongue], beer: ofBeer[tongue], sake: sakeEnds };
  const [before, after] = ends[making];
  const [start, end] = syllables[tongue];
  return { before: listed(before), start: listed(start), end: listed(end), after: listed(after) };
}
