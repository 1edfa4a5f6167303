/** Longer texts are unlikely to come again, and would fill the memory. */
const LONGEST = 1_000;

/**
 * Memoizes a function of a text, for at most so many texts: browsers send the same headers again
 * and again, and parsing one takes longer than looking it up. `find` is given a text that may be kept:
 * one that was cut out of a page would keep the whole page in memory.
 */
export function memoize<Value>(
  most: number,
): (text: string, find: (text: string) => Value) => Value {
  const known = new Map<string, Value>();
  return (text, find) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (text.length > LONGEST) return find(text);
    const own = copyOf(text);
    const value = find(own);
    if (known.size >= most) known.clear();
    known.set(own, value);
    return value;
  };
}

/** The text in memory of its own: V8 cuts a piece out of a longer text by pointing into that one. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}
