/** The columns of a draft that have a value. */
type Given<Columns> = { [Name in keyof Columns]?: Columns[Name] & ({} | null) };

/** The columns that have a value: what a draft leaves out stays as it is. `null` is a value. */
export function givenColumns<Columns extends object>(columns: Columns): Given<Columns> {
  const given: Given<Columns> = {};
  for (const name in columns) {
    const value = columns[name];
    if (value !== undefined) given[name] = value;
  }
  return given;
}
