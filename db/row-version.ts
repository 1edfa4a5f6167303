// Every row that a form edits has a version, which a trigger counts up with each edit (`countEditsOn`),
// so that bulk changes and imports cannot forget to; stock and counters are not counted. Which tables need
// none, and why, stands in tests/db/row-versions.test.ts. A form carries the version it was
// rendered from, and a save over another one is answered by 409 with both, side by side. The version of
// a page's text is the id of its newest one, that of a row's translations a digest of what is shown.

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
