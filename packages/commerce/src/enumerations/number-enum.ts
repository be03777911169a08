/** An enumeration of the wire: names in code, numbers in data. */
export type NumberEnum<Table extends Readonly<Record<string, number>>> = {
  readonly values: Table;
  /** The name of a number; undefined for one that the specification does not name. */
  nameOf(value: number): keyof Table | undefined;
};

/** Makes an enumeration of a table. */
export function defineNumberEnum<const Table extends Readonly<Record<string, number>>>(
  values: Table,
): NumberEnum<Table> {
  const names = new Map<number, keyof Table>();
  for (const [name, value] of Object.entries(values)) names.set(value, name);
  return Object.freeze({ values, nameOf: (value: number) => names.get(value) });
}
