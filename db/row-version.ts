/**
 * Whether a row already holds the values that a form sends: a form sent twice is not out of date
 * the second time.
 */
export function isAlreadySaved<Values extends object>(
  values: Values,
  row: NoInfer<Values>,
): boolean {
  return (Object.keys(values) as (keyof Values)[]).every(
    (name) => JSON.stringify(values[name]) === JSON.stringify(row[name]),
  );
}
