import { pageIn } from 'browser/ui/lists/paging';

/** What the address bar may say: which list, which page of it, and the ticket that was looked for. */
export type RecordAddress = { list?: unknown; page?: unknown; ticket?: unknown };

/** A phone shows each in three lines; a piece of a list holds whole pages. */
export const ticketsPerPage = 20;

export type PlaceInRecord = { list: 'entries' | 'ranking'; page: number; ticket: string | undefined };

/** People write their number as they like; on the list it has capital letters and no spaces. */
export const readTicketNumber = (written: string) => written.trim().toUpperCase();

export function readPlace({ list, page, ticket }: RecordAddress, isDrawn: boolean): PlaceInRecord {
  return {
    list: list === 'entries' || !isDrawn ? 'entries' : 'ranking',
    page: pageIn(page),
    ticket: typeof ticket === 'string' ? readTicketNumber(ticket) : undefined,
  };
}

/** Without what goes without saying. */
export const addressOfPlace = ({ list, page, ticket }: PlaceInRecord) => ({
  list: list === 'entries' ? list : undefined,
  page: page > 1 ? `${page}` : undefined,
  ticket,
});

export const pageOfPlace = (place: number) => Math.ceil(place / ticketsPerPage);
