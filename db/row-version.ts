/**
 * Whether a row holds what a form says already: a form that is sent twice is not out of date the
 * second time.
 */
export function isSaid<Said extends object>(said: Said, row: NoInfer<Said>): boolean {
  return (Object.keys(said) as (keyof Said)[]).every(
    (name) => JSON.stringify(said[name]) === JSON.stringify(row[name]),
  );
}
