import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './database.js';
import type { Tables } from './tables.js';

/** Stands for a value until the statement is asked with one. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Builds and never asks. What is written with its `now` is asked with the moment of whoever asks. */
const builder: Db = Object.assign(
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  { now: new Place('now') as unknown as Date },
);

const places = new Proxy(
  {},
  {
    get: (_, name) => new Place(String(name)),
    ownKeys: () => {
      throw new Error('A statement that is built once names each of its values.');
    },
  },
);

/** Builds as Kysely does, by its methods or by `sql`. */
type Buildable<Row> = { compile(by: Db): CompiledQuery<Row> };

/**
 * A statement that is built once and asked with other values each time: building it costs more than sending it. It may do
 * nothing with a value but name it: what depends on the values themselves is built anew.
 */
export function statement<Values extends object, Row>(build: (db: Db, values: Values) => Buildable<Row>) {
  let built: CompiledQuery<Row> | undefined;
  const all = async (db: Db, values: Values): Promise<Row[]> => {
    built ??= build(builder, places as Values).compile(builder);
    const given = new Map<string, unknown>([...Object.entries(values), ['now', db.now]]);
    const parameters = built.parameters.map((value) =>
      value instanceof Place ? given.get(value.name) : value,
    );
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
  return {
    all,
    first: async (db: Db, values: Values): Promise<Row | undefined> => (await all(db, values))[0],
    /** Where there certainly is one. */
    one: async (db: Db, values: Values): Promise<Row> => {
      const [row] = await all(db, values);
      if (!row) throw new Error('What certainly is there is not.');
      return row;
    },
  };
}
