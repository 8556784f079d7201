import type { ImportState, Outcome } from 'contract/exchange/imports.staff';
import type { SheetKind } from 'contract/exchange/sheets';
import type { Generated, JSONColumnType } from 'kysely';
import type { Uuid } from '../../ids.js';

type CellChange = { column: string; before: string; after: string };

/** A failed import is one with a `gave_up_at`, a stopped one has a `stopped_at`; an unmapped one is checked in vain. */
type KeptState = Exclude<ImportState, 'unmapped' | 'failed' | 'stopped'>;

export type ExchangeTables = {
  sheet_import: {
    id: Uuid;
    sheet: SheetKind;
    store_id: number | null;
    person_id: Uuid;
    file_name: string;
    state: KeptState;
    header: string[];
    /** What a person says that the columns are; null where the header says it. */
    columns: (string | null)[] | null;
    /** They are what somebody said about an earlier file with the same first row. */
    as_before: Generated<boolean>;
    decimal: '.' | ',';
    /** Only the version before writes it: since imports are applied in pieces, none is judged twice. */
    overtaken: Generated<boolean>;
    begun_at: Date;
    gave_up_at: Date | null;
    /** The number of the last row that was dealt with. */
    applied_to: Generated<number>;
    /** Rows that were fine when they were checked, and were refused later. */
    not_applied: Generated<number>;
    stopped_at: Date | null;
  };
  columns_said: {
    sheet: SheetKind;
    /** 0 for what belongs to all stores. */
    store_id: number;
    header_hash: string;
    columns: (string | null)[];
    said_at: Date;
  };
  sheet_import_row: {
    import_id: Uuid;
    number: number;
    cells: string[];
    outcome: Outcome | null;
    key: string | null;
    name: Generated<string>;
    changes: JSONColumnType<CellChange[]> | null;
    refused_column: string | null;
    reason: string | null;
    asked: JSONColumnType<object> | null;
  };
};
