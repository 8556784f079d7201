import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';
import { idFromText } from '../platform/ids.js';

const atStore = v.object({ store_id: idFromText });

export const exportProducts = endpoint('GET', 'staff/exports/products', {
  about: 'All products that are not retired, with what is said of them, as a CSV file.',
  may: 'reports.see',
  file: 'text/csv',
});

export const exportPrices = endpoint('GET', 'staff/stores/{store_id}/exports/prices', {
  about: 'What the store asks for each product that it sells, as a CSV file.',
  may: 'reports.see',
  path: atStore,
  file: 'text/csv',
});

export const exportStock = endpoint('GET', 'staff/stores/{store_id}/exports/stock', {
  about: 'How many bottles the store has of each product that it sells, and where they stand, as a CSV file.',
  may: 'reports.see',
  path: atStore,
  file: 'text/csv',
});

export const exportBarcodes = endpoint('GET', 'staff/exports/barcodes', {
  about:
    'The codes of all products that are not retired, and how many bottles each stands for, as a CSV file.',
  may: 'reports.see',
  file: 'text/csv',
});

export const exportPictures = endpoint('GET', 'staff/exports/pictures', {
  about: 'Which pictures each product shows that is not retired, in their order, as a CSV file.',
  may: 'reports.see',
  file: 'text/csv',
});

export const exportSets = endpoint('GET', 'staff/exports/sets', {
  about:
    'All sets that are not retired, with their bottles and what each store asks for them, as a CSV file.',
  may: 'reports.see',
  file: 'text/csv',
});

export const exportCustomers = endpoint('POST', 'staff/exports/customers', {
  about:
    'The customers of the stores whose owner asks, with how to reach them, as a CSV file. The record tells of it.',
  may: 'customers.export',
  freshFactor: true,
  file: 'text/csv',
});
