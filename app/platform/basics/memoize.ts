/** Longer texts are unlikely to come again, and would fill the memory. */
const LONGEST = 1_000;

/**
 * Memoizes a function of a text, for at most so many texts: browsers send the same headers again
 * and again, and parsing one takes longer than looking it up.
 */
export function memoize<Value>(most: number): (text: string, find: () => Value) => Value {
  const known = new Map<string, Value>();
  return (text, find) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = find();
    if (text.length > LONGEST) return value;
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
