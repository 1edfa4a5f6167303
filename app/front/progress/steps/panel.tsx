import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";

import type { Step } from "./steps";

/** A line of what comes next: what it is, and where it is done. */
export interface NextStep {
  text: string;
  to?: string | undefined;
  label?: string | undefined;
}

/** The way of an order from the wish to the delivery, and what comes next. Needs the group `thread`. */
export function ProgressPanel({
  reader,
  steps,
  next,
  waiting,
  drawing,
}: {
  reader: "customer" | "staff";
  steps: Step[];
  /** What the reader can do or waits for; the first is the first to do. */
  next: NextStep[];
  /** What waits for somebody else, in words. */
  waiting: string[];
  /** How far the piece has grown, as SVG. */
  drawing?: string | undefined;
}) {
  const { t } = useTranslation("progress");
  return (
    <section aria-labelledby="progress" className="rounded-edge border border-line bg-white p-5">
      <h2 id="progress">{t("title")}</h2>
      <div className="mt-4 flex items-start gap-5">
        {drawing && <div className="w-12 shrink-0" dangerouslySetInnerHTML={{ __html: drawing }} />}
        <ol className="flex flex-wrap gap-x-5 gap-y-2">
          {steps.map((step) => (
            <StepMark key={step.name} step={step} reader={reader} />
          ))}
        </ol>
      </div>
      {next.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <h3>{t("nextTitle")}</h3>
          <ul className="mt-2 grid gap-3">
            {next.map(({ text, to, label }) => (
              <li key={text} className="border-l-4 border-sage pl-4">
                <p className="max-w-prose">{text}</p>
                {to && (
                  <a href={to} className="link no-print inline-block py-1">
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {waiting.length > 0 && (
        <ul className="mt-3 grid gap-1 text-stone">
          {waiting.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const marks = { done: "✓", now: "●", later: "○" } as const;
const looks = { done: "text-stone", now: "font-semibold", later: "text-stone" } as const;

function StepMark({ step, reader }: { step: Step; reader: "customer" | "staff" }): ReactNode {
  const { t } = useTranslation("progress");
  const { name, state } = step;
  const isNow = state === "now";
  return (
    <li
      className={`flex items-baseline gap-1.5 ${looks[state]}`}
      aria-current={isNow ? "step" : undefined}
    >
      <span aria-hidden="true" className={state === "later" ? "" : "text-sage"}>
        {marks[state]}
      </span>
      <span>
        {t(`steps.${name}`)}
        <span className={isNow ? "" : "sr-only"}>
          : {t(`states.${state}`)}
          {isNow && `, ${t(`turns.${turnFor(step.actor, reader)}`)}`}
        </span>
      </span>
    </li>
  );
}

/** Whose turn it is, as its reader says it. */
function turnFor(actor: "shop" | "customer", reader: "customer" | "staff") {
  if (actor === "shop") return "ours";
  return reader === "customer" ? "yours" : "customers";
}
