/** A field as it is saved now, and as typed into a form that was rendered before. */
export interface Compared {
  label: string;
  now: string;
  yours: string;
}

/** Pairs two versions of the same fields, in the order of their labels. */
export function compare<Name extends string>(
  labels: Record<Name, string>,
  now: NoInfer<Partial<Record<Name, string>>>,
  yours: NoInfer<Partial<Record<Name, string>>>,
): Compared[] {
  return (Object.keys(labels) as Name[]).map((name) => ({
    label: labels[name],
    now: now[name] ?? "",
    yours: yours[name] ?? "",
  }));
}

/** Compares line by line, because browsers send other line ends than those that are stored. */
export function isOther({ now, yours }: Compared): boolean {
  const lines = (text: string) => text.replace(/\r\n?/g, "\n").trim();
  return lines(now) !== lines(yours);
}
