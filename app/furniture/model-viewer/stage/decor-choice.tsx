import { useEffect, useId, useRef, useState } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";

import type { TurnedDecor } from "../front/turned-decor";
import type { ModelView } from "./model-view";

interface DecorChoiceProps {
  view: ModelView;
  decors: TurnedDecor[];
  worn: string | undefined;
}

/** Decors for the piece in view: chosen is what it wears, also when another one did not come. */
export function DecorChoice({ view, decors, worn: first }: DecorChoiceProps) {
  const { t } = useTranslation("model");
  const group = useId();
  const [worn, setWorn] = useState(first);
  const [asked, setAsked] = useState<string>();
  const [isLost, setLost] = useState(false);
  const leaving = useRef<AbortController>();
  useEffect(() => () => leaving.current?.abort(), []);

  async function choose({ id, look }: TurnedDecor) {
    leaving.current?.abort();
    const { signal } = (leaving.current = new AbortController());
    setAsked(id);
    setLost(false);
    try {
      await view.wear(look, signal);
      if (!signal.aborted) setWorn(id);
    } catch {
      if (!signal.aborted) setLost(true);
    }
    if (!signal.aborted) setAsked(undefined);
  }

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("decor")}</legend>
      <div className="flex flex-wrap gap-2">
        {decors.map((decor) => (
          <label
            key={decor.id}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-edge border border-line bg-white px-3 py-2 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink"
          >
            <input
              type="radio"
              name={group}
              className="size-4 shrink-0"
              checked={decor.id === (asked ?? worn)}
              onChange={() => void choose(decor)}
            />
            <span className="min-w-0">{decor.name}</span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {asked !== undefined && t("decorLoading")}
        {isLost && t("decorLost")}
      </p>
    </fieldset>
  );
}
