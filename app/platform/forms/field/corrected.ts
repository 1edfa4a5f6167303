/**
 * Tells which of the refused controls, by their ids, hold something else since then, and again whenever
 * somebody types; controls that do no longer count as wrong. One that has to be filled in has to hold
 * something. The signal ends it.
 */
export function watchControls(
  ids: readonly string[],
  signal: AbortSignal,
  tell: (corrected: ReadonlySet<string>) => void,
): void {
  const refused = ids.map((id) => ({ id, held: heldBy(id) }));
  const compare = () => {
    // Old browsers do not know a listener's signal.
    if (signal.aborted) return;
    const corrected = new Set(
      refused.flatMap(({ id, held }) => (isCorrected(id, held) ? [id] : [])),
    );
    for (const id of ids) {
      document.getElementById(id)?.setAttribute("aria-invalid", String(!corrected.has(id)));
    }
    tell(corrected);
  };
  compare();
  document.addEventListener("input", compare, { signal });
}

function isCorrected(id: string, refused: string): boolean {
  const held = heldBy(id);
  const control = document.getElementById(id);
  const isRequired = control !== null && "required" in control && control.required === true;
  return held !== refused && !(isRequired && held.trim() === "");
}

/** What a control holds, or all the controls of a group. */
function heldBy(id: string): string {
  const place = `#${CSS.escape(id)}`;
  const controls = document.querySelectorAll<HTMLInputElement>(
    `${place}:is(input, select, textarea), ${place} :is(input, select, textarea)`,
  );
  return [...controls]
    .map(({ type, value, checked }) =>
      ["checkbox", "radio"].includes(type) && !checked ? "" : value,
    )
    .join("\n");
}
