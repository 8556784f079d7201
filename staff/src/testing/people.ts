import { keysOf } from 'contract/staff/roles';

const stores = [
  { id: 1, name: 'Mission Street' },
  { id: 2, name: 'Embarcadero' },
];

/** A clerk of one store. */
export const mia = {
  id: '0190b7e0-5f00-7000-8000-000000000001',
  name: 'Mia Novak',
  email: 'mia@cellar-door.example',
  keys: [],
  stores: [{ ...stores[0]!, keys: [...keysOf.clerk] }],
  recovery_codes_left: 1,
};

/** An owner of all stores. */
export const olive = {
  id: '0190b7e0-5f00-7000-8000-000000000002',
  name: 'Olive Brandt',
  email: 'olive@cellar-door.example',
  keys: [...keysOf.owner],
  stores: stores.map((store) => ({ ...store, keys: [...keysOf.owner] })),
  recovery_codes_left: 10,
};

/** An owner of one store. */
export const otto = {
  ...mia,
  name: 'Otto Lang',
  email: 'otto@cellar-door.example',
  stores: [{ ...stores[0]!, keys: [...keysOf.owner] }],
};

/** An owner of one store who manages the other. */
export const oda = {
  ...mia,
  name: 'Oda Lindqvist',
  email: 'oda@cellar-door.example',
  stores: [
    { ...stores[0]!, keys: [...keysOf.manager] },
    { ...stores[1]!, keys: [...keysOf.owner] },
  ],
};

/** A manager of both stores. */
export const marco = {
  ...mia,
  name: 'Marco Silva',
  email: 'marco@cellar-door.example',
  stores: stores.map((store) => ({ ...store, keys: [...keysOf.manager] })),
};
