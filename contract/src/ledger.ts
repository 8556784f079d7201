import * as v from 'valibot';
import { date, moment } from './platform/dates.js';
import { refusal } from './platform/endpoint.js';
import { id, idFromText, uuid } from './platform/ids.js';
import { pageOf, pageQuery } from './platform/page.js';

export const balanceTooLow = refusal(409, 'balance_too_low', 'There is not enough left for that.');

/** A whole number of points; taken ones are below zero. */
export const points = v.pipe(v.number(), v.integer());

const statementEntry = <Amount extends v.GenericSchema>(amount: Amount) =>
  v.object({
    at: moment,
    /** The day on the store's calendar. */
    date,
    /** In words for the customer. */
    reason: v.string(),
    /** The order, the return, the card that caused it. */
    about: uuid,
    amount,
    /** What was there afterwards. */
    balance: amount,
  });

/** Every entry of one balance, in pages, the newest first. */
export const statementOf = <Amount extends v.GenericSchema>(amount: Amount) =>
  v.object({
    store_name: v.string(),
    /** What is there now. */
    balance: amount,
    ...pageOf(statementEntry(amount)).entries,
  });

export const statementQuery = v.object(pageQuery(10));

/** The store of a balance, as its card shows it. */
export const storeOfBalance = { store_id: id, store_name: v.string(), image_id: v.nullable(v.string()) };

/** Which page of the statement of which store. */
export const statementOfStore = { path: v.object({ store_id: idFromText }), query: statementQuery };
