import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
} from 'kysely';
import { fixedStatement, type FixedStatement } from '../../db/fixed-statements.ts';
import type { Database } from '../../db/schema.ts';

/** Builds queries and runs none. */
const builder = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Text that no value of a query is. */
const marker = (name: string) => `\u0001${name}\u0001`;

/**
 * A query that is built once and run often: building one with many columns costs as much as
 * running it. `names` are the values that differ from call to call, all of them texts.
 */
export function fixedQuery<Row, Name extends string>(
  names: readonly Name[],
  build: (db: Kysely<Database>, values: Readonly<Record<Name, string>>) => Compilable<Row>,
): (values: Readonly<Record<Name, string>>) => FixedStatement<Row> {
  const markers = Object.fromEntries(names.map((name) => [name, marker(name)]));
  const { sql, parameters } = build(builder, markers as Record<Name, string>).compile();
  // A value that a statement names often is sent once.
  const given = new Map(parameters.map((value) => [value, 0]));
  const values = [...given.keys()];
  for (const [place, value] of values.entries()) given.set(value, place + 1);
  const text = sql.replaceAll(
    /\$(\d+)/g,
    (_, place: string) => `$${given.get(parameters[Number(place) - 1])}`,
  );
  const statement = fixedStatement<Row>(text);
  const slots = values.map((value) => names.find((name) => marker(name) === value) ?? { value });
  return (chosen) =>
    statement(...slots.map((slot) => (typeof slot === 'string' ? chosen[slot] : slot.value)));
}
