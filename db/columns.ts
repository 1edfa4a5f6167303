/** The column that stores a form's field: `postal_code` for `postalCode`. */
type Column<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Column<Rest>}`
  : Name;

/** The fields of a form as columns of a table. */
export type Columns<Fields> = { [Name in keyof Fields & string as Column<Name>]: Fields[Name] };

export function columnOf<Name extends string>(name: Name): Column<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Column<Name>;
}

export function toColumns<Fields extends object>(fields: Fields): Columns<Fields> {
  const entries = Object.entries(fields).map(([name, value]) => [columnOf(name), value] as const);
  return Object.fromEntries(entries) as Columns<Fields>;
}
