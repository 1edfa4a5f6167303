import { useActionData } from "@remix-run/react";
import { useEffect, useState } from "react";

const none: ReadonlySet<string> = new Set();

/**
 * Which of the refused controls, by their ids, are corrected since the server's answer. The code that
 * watches them is loaded only after a refusal.
 */
export function useCorrected(ids: readonly string[]): ReadonlySet<string> {
  const answer = useActionData();
  const [found, setFound] = useState({ answer, corrected: none });
  const all = ids.join(" ");
  useEffect(() => {
    if (all === "") return undefined;
    const watch = new AbortController();
    // What is typed while that code loads counts as a correction too.
    const refused = new Map(Array.from(document.forms, (form) => [form, new FormData(form)]));
    void import("./watch-controls").then(({ watchControls }) =>
      watchControls(all.split(" "), refused, watch.signal, (corrected) =>
        setFound({ answer, corrected }),
      ),
    );
    return () => watch.abort();
  }, [answer, all]);
  return found.answer === answer ? found.corrected : none;
}
