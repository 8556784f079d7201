import type { PickItem } from 'contract/orders/picking.staff';

const chateauneuf: PickItem = {
  position: 0,
  product_id: 50,
  brand: 'Domaine du Test',
  name: 'Châteauneuf-du-Pape',
  vintage: 2019,
  size_ml: 750,
  pack_count: 1,
  image_id: null,
  set_name: null,
  shelf_place: 'B 3',
  needed: 2,
  picked: 0,
  picked_by: null,
  barcodes: [{ code: '00012345678905', bottles: 1 }],
};

/** Two bottles of one wine that wait on their shelf, or whatever else is said. */
export const pickOf = (more: Partial<PickItem> = {}): PickItem => ({ ...chateauneuf, ...more });
