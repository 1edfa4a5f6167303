/** A text of more characters is nobody's habit, and would fill the memory. */
const LONGEST = 1_000;

/**
 * Remembers what texts lead to, for those that are in use: browsers send the same headers again and
 * again, and to read one takes longer than to look it up.
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
