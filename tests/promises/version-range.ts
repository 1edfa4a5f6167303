/** A plain version as three numbers; what comes after a dash does not count. */
function parts(version: string): number[] {
  return version.split("-")[0]!.split(".").map(Number);
}

function compare(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a version is in a range such as ">=1.0.0 <1.2.3 || <0.9.0", the form of advisories. */
export function isInRange(version: string, range: string): boolean {
  return range.split("||").some((all) =>
    all
      .trim()
      .split(/\s+/)
      .every((bound) => {
        const [, sign = "", limit = ""] = /^(<=|>=|<|>|=)?(\d\S*)$/.exec(bound) ?? [];
        if (limit === "") throw new Error(`not a bound: ${bound}`);
        const difference = compare(version, limit);
        if (sign === "<") return difference < 0;
        if (sign === "<=") return difference <= 0;
        if (sign === ">") return difference > 0;
        if (sign === ">=") return difference >= 0;
        return difference === 0;
      }),
  );
}
