import pg from 'pg';

type Row = Record<string, unknown>;
type Values = readonly (string | null)[];
type ReadRow = (values: Values) => Row;
type Description = { fields: readonly { name: string; dataTypeID: number }[] };

/** What the driver's own query does inside, as far as this one does it differently. */
type Connection = {
  bind(to: {
    portal: string;
    statement: string;
    values: unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
};
interface DriversQuery {
  name: string;
  readonly text: string;
  readonly values: unknown[];
  callback: (error: Error | null, result: pg.QueryResult) => void;
  _result: DriversResult;
  _accumulateRows: boolean;
  submit(connection: Connection): void;
  hasBeenParsed(connection: Connection): boolean;
  prepare(connection: Connection): void;
  handleRowDescription(description: Description): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const DriversQuery = pg.Query as unknown as new (text: string, values: unknown[]) => DriversQuery;
interface DriversResult {
  addFields(fields: Description['fields']): void;
  parseRow: ReadRow;
}
const DriversResult = pg.Result as unknown as new (rowMode: string, types: unknown) => DriversResult;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

function readerOf({ fields }: Description): ReadRow {
  const described = new DriversResult('object', pg.types);
  described.addFields(fields);
  return (values) => described.parseRow(values);
}

/** How to read the rows of each statement that one connection has answered; a statement without rows has no reader. */
export type RowReaders = Map<string, ReadRow | undefined>;

/**
 * A statement that the database keeps by name. Its rows are described once for each connection: PostgreSQL refuses a
 * kept statement as soon as its columns would be others.
 */
export class KeptQuery extends DriversQuery {
  readonly answered: Promise<pg.QueryResult>;
  readonly #readers: RowReaders;
  #reader: ReadRow | undefined;

  constructor(
    { name, text, values }: { name: string; text: string; values: unknown[] },
    readers: RowReaders,
  ) {
    // The driver copies a whole description of a query property by property, which costs as much as sending it.
    super(text, values);
    this.name = name;
    this.#readers = readers;
    this.answered = new Promise((resolve, reject) => {
      this.callback = (error, result) => (error ? reject(error) : resolve(result));
    });
  }

  override prepare(connection: Connection) {
    if (!this.#readers.has(this.name) || !this.hasBeenParsed(connection)) return super.prepare(connection);
    this.#read(this.#readers.get(this.name));
    const { name: statement, values } = this;
    connection.bind({ portal: '', statement, values, valueMapper: prepareValue });
    connection.execute({ portal: '' });
    connection.sync();
  }

  override handleRowDescription(description: Description) {
    this.#read(readerOf(description));
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    super.handleCommandComplete(message, connection);
    this.#readers.set(this.name, this.#reader);
  }

  #read(reader: ReadRow | undefined) {
    this.#reader = reader;
    if (!reader) return;
    this._result.parseRow = reader;
    this._accumulateRows = true;
  }
}
