import { useEffect, useRef, useState } from "react";

/** Somebody who types goes on sooner than this. */
const PAUSE_MS = 200;

/**
 * What the server suggests for what is typed, asked for in the pauses of typing. Undefined until it has
 * answered, and where it knows nothing: then the words that the page came with are suggested.
 */
export function useSuggestions(address: string) {
  const [suggested, setSuggested] = useState<string[]>();
  const asked = useRef<AbortController>();
  useEffect(() => () => asked.current?.abort(), []);
  const suggest = (typed: string) => {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    window.setTimeout(() => {
      if (!signal.aborted) void ask(`${address}?${new URLSearchParams({ cauta: typed })}`, signal);
    }, PAUSE_MS);
  };
  // Whoever types past an answer, or has no connection, goes on without suggestions.
  const ask = async (where: string, signal: AbortSignal) => {
    const texts = await fetch(where, { signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<string[]>) : []))
      .catch(() => []);
    if (!signal.aborted) setSuggested(texts.length > 0 ? texts : undefined);
  };
  return { suggested, suggest };
}
