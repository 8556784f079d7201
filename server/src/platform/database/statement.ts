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

/** Stands in a statement for a value that is known only when it is run. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Builds statements but never runs them. Its `now` becomes the moment of whoever runs the statement. */
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

/** Anything that Kysely can build, by its methods or by `sql`. */
type Buildable<Row> = { compile(by: Db): CompiledQuery<Row> };

/**
 * A statement that is built once and run with other values each time, because building it costs more than
 * sending it. The building code may only name values: a part that depends on a value itself must be built
 * anew.
 */
export function statement<Values extends object, Row>(build: (db: Db, values: Values) => Buildable<Row>) {
  let built: CompiledQuery<Row> | undefined;
  const all = async (db: Db, values: Values): Promise<Row[]> => {
    built ??= build(builder, places as Values).compile(builder);
    const parameters = built.parameters.map((value) => {
      if (!(value instanceof Place)) return value;
      const { name } = value;
      if (name === 'now') return db.now;
      if (!Object.hasOwn(values, name)) throw new Error(`A statement is run without its ${name}.`);
      return values[name as keyof Values];
    });
    return (await db.executeQuery<Row>({ ...built, parameters })).rows;
  };
  return {
    all,
    first: async (db: Db, values: Values): Promise<Row | undefined> => (await all(db, values))[0],
    /** For statements that always return a row. */
    one: async (db: Db, values: Values): Promise<Row> => {
      const [row] = await all(db, values);
      if (!row) throw new Error('What certainly is there is not.');
      return row;
    },
  };
}
