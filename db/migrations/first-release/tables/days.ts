/** From how many days to how many something takes: both or neither. */
export function days(name: string): string {
  const [from, to] = [`${name}_from_days`, `${name}_to_days`];
  return `${from} integer check (${from} >= 0),
  ${to} integer check ((${from} is null) = (${to} is null)
    and (${to} is null or (${to} >= ${from} and ${to} between 1 and 365)))`;
}
