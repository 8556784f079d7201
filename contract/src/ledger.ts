import * as v from 'valibot';
import { date, moment } from './platform/dates.js';
import { refusal } from './platform/endpoint.js';
import { id, idFromText, uuid } from './platform/ids.js';
import { pageOf, pageQuery } from './platform/page.js';

export const balanceTooLow = refusal(409, 'balance_too_low', 'There is not enough left for that.');

/** A whole number of points; points that were taken are below zero. */
export const points = v.pipe(v.number(), v.integer());

const statementEntry = <Amount extends v.GenericSchema>(amount: Amount) =>
  v.object({
    at: moment,
    /** The day on the store's calendar. */
    date,
    /** In words for the customer. */
    reason: v.string(),
    /** The id of what caused it: an order, a return, a card. */
    about: uuid,
    amount,
    /** The balance afterwards. */
    balance: amount,
  });

/** All entries of one balance, in pages, newest first. */
export const statementOf = <Amount extends v.GenericSchema>(amount: Amount) =>
  v.object({
    store_name: v.string(),
    /** The balance now. */
    balance: amount,
    ...pageOf(statementEntry(amount)).entries,
  });

export const statementQuery = v.object(pageQuery(10));

/** The store of a balance, as the account shows it. */
export const storeOfBalance = { store_id: id, store_name: v.string(), image_id: v.nullable(v.string()) };

/** Which store's statement, and which page of it. */
export const statementOfStore = { path: v.object({ store_id: idFromText }), query: statementQuery };
