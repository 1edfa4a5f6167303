/** What each form of the page held. */
type FormsHeld = ReadonlyMap<HTMLFormElement, FormData>;

/**
 * Reports which of the refused controls, by their ids, hold something else than when they were refused,
 * now and whenever somebody types; these no longer count as wrong. A required control must hold something
 * for that. The signal ends the watching.
 */
export function watchControls(
  ids: readonly string[],
  refused: FormsHeld,
  signal: AbortSignal,
  tell: (corrected: ReadonlySet<string>) => void,
): void {
  const compare = () => {
    // Old browsers do not know a listener's signal.
    if (signal.aborted) return;
    const corrected = new Set(ids.filter((id) => isCorrected(id, refused)));
    for (const id of ids) {
      document.getElementById(id)?.setAttribute("aria-invalid", String(!corrected.has(id)));
    }
    tell(corrected);
  };
  compare();
  document.addEventListener("input", compare, { signal });
}

function isCorrected(id: string, refused: FormsHeld): boolean {
  const place = `#${CSS.escape(id)}`;
  const controls = document.querySelectorAll<HTMLInputElement>(
    `${place}:is(input, select, textarea), ${place} :is(input, select, textarea)`,
  );
  const [first] = controls;
  const before = first?.form && refused.get(first.form);
  if (!before) return false;
  const names = new Set(Array.from(controls, ({ name }) => name));
  const held = heldIn(new FormData(first.form), names);
  const isEmpty = first.id === id && first.required && held.trim() === "";
  return held !== heldIn(before, names) && !isEmpty;
}

/** What a form holds in some of its fields; for a file, its name. */
function heldIn(form: FormData, names: ReadonlySet<string>): string {
  return [...names]
    .flatMap((name) => form.getAll(name))
    .map((value) => (typeof value === "string" ? value : value.name))
    .join("\n");
}
