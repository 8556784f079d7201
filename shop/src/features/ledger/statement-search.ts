import { pageIn } from 'browser/ui/lists/paging';

/** Which statement is open, and its page, as they stand in the address. */
export type StatementAddress = { statement?: string; entries?: string };

export const readStatementSearch = ({ statement, entries }: StatementAddress) => ({
  statement,
  page: pageIn(entries),
});

export const statementInAddress = (statement: string, page = 1): StatementAddress => ({
  statement,
  ...(page > 1 && { entries: String(page) }),
});
