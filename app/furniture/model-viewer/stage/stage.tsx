import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Lines } from "~/platform/ui/icon";

import type { TurnedDecor } from "../front/turned-decor";
import { DecorChoice } from "./decor-choice";
import type { ModelView } from "./model-view";
import type { Move } from "./turn";

const moves: [Move, string][] = [
  ["left", "M5 12a8 8 0 1 0 3-6.2L5 8M5 3.5V8h4.5"],
  ["right", "M19 12a8 8 0 1 1-3-6.2L19 8M19 3.5V8h-4.5"],
  ["up", "M12 20V5M6 11l6-6 6 6"],
  ["down", "M12 4v15M6 13l6 6 6-6"],
  ["closer", "M12 5v14M5 12h14"],
  ["farther", "M5 12h14"],
  ["home", "M3 11.5L12 4l9 7.5M6 9.5V20h12V9.5"],
];

const keys: Partial<Record<string, Move>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "closer",
  // Plus without the shift key.
  "=": "closer",
  "-": "farther",
  Home: "home",
};

interface StageProps {
  view: ModelView;
  name: string;
  decors: TurnedDecor[];
  /** The decor at the beginning. */
  worn: string | undefined;
  /** Keeps the place that the view takes. */
  picture: ReactNode;
  onClose: () => void;
}

/** The piece in the picture's place, with all that one can do to it below. */
export function Stage({ view, name, decors, worn, picture, onClose }: StageProps) {
  const { t } = useTranslation("model");
  const box = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const place = box.current!;
    const takeOut = view.showIn(place);
    // The pressed button is gone.
    if (document.activeElement === document.body) place.focus({ preventScroll: true });
    return takeOut;
  }, [view]);

  function handleKey(event: KeyboardEvent) {
    const move = keys[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    view.move(move);
  }

  function open() {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    view.open(!isOpen, isStill);
    setOpen(!isOpen);
  }

  return (
    <>
      <div className="relative">
        <div className="invisible">{picture}</div>
        <div
          ref={box}
          role="application"
          tabIndex={0}
          aria-label={t("view", { name })}
          aria-describedby={hint}
          className="absolute inset-0 cursor-grab overflow-hidden rounded-edge bg-linen active:cursor-grabbing"
          onKeyDown={handleKey}
          onFocus={() => view.allowZoom(true)}
          onBlur={() => view.allowZoom(false)}
          onPointerDownCapture={({ pointerType }) => {
            // Two fingers mean it; only the wheel may be meant for the page.
            if (pointerType === "touch") view.allowZoom(true);
          }}
        />
      </div>
      <div className="no-print mt-3 space-y-4">
        <p id={hint} className="text-sm text-stone">
          {t("hint")}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <div role="group" aria-label={t("moves")} className="flex flex-wrap gap-1">
            {moves.map(([move, path]) => (
              <button
                key={move}
                type="button"
                title={t(`move.${move}`)}
                aria-label={t(`move.${move}`)}
                className="inline-flex size-10 items-center justify-center rounded-edge border border-line bg-white hover:border-ink active:bg-linen"
                onClick={() => view.move(move)}
              >
                <Lines path={path} />
              </button>
            ))}
          </div>
          {view.opens && (
            <button type="button" className="button button-secondary" onClick={open}>
              {t(`${isOpen ? "shut" : "open"}.${view.opens}`)}
            </button>
          )}
          <button type="button" className="button button-quiet border-line" onClick={onClose}>
            {t("close")}
          </button>
        </div>
        {decors.length > 0 && <DecorChoice view={view} decors={decors} worn={worn} />}
      </div>
    </>
  );
}
