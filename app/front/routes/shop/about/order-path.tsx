import { useTranslation } from "~/platform/i18n/use-translation";

/** One line drawing for each step, on a grid of 48 by 48. */
const steps = {
  talk: "M6 10h24v16H18l-7 6v-6H6ZM34 18h8v14h-4v5l-6-5H22v-3M12 16h12M12 20h8",
  measure: "M8 30l22-22 10 10-22 22ZM14 24l4 4M19 19l6 6M24 14l4 4M29 9l6 6",
  drawing: "M10 6h20l8 8v28H10ZM30 6v8h8M16 22h16v12H16ZM24 22v12M16 38h16M16 18h6",
  advance: "M6 14h36v20H6ZM24 18a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM11 24h.1M37 24h.1M12 40h24",
  production: "M6 36h36M12 36V22h24v14M10 22h28M16 22l4-8h8l4 8M24 8v6M18 29h12",
  delivery:
    "M4 12h24v20H4ZM28 18h9l7 7v7H28M14 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM36 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z",
  fitting: "M12 42V8h24v34M24 8v34M12 42h24M21 24v4M27 24v4M6 42h36M16 14h4M28 14h4",
} as const;

type Step = keyof typeof steps;

/** The steps of an order, from the first talk to the fitting, as a path. */
export function OrderPath() {
  const { t } = useTranslation("about");
  return (
    <section aria-labelledby="order-path" className="mt-12 bg-linen py-14">
      <div className="shell">
        <h3 id="order-path" className="text-2xl">
          {t("path.title")}
        </h3>
        <ol className="order-path mt-10 grid lg:grid-cols-7">
          {(Object.keys(steps) as Step[]).map((step, index) => (
            <li
              key={step}
              className="relative grid grid-cols-[4.5rem_1fr] gap-x-5 pb-10 last:pb-0 lg:grid-cols-1 lg:content-start lg:pr-4 lg:pb-0"
            >
              <span className="relative z-10 grid size-18 place-items-center rounded-full border border-sage bg-paper">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 48 48"
                  fill="none"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  className="size-10 stroke-ink"
                >
                  <path d={steps[step]} />
                </svg>
              </span>
              <div className="lg:mt-4">
                <p className="font-heading text-lg leading-snug">
                  <span aria-hidden="true" className="text-sage">
                    {index + 1}.{" "}
                  </span>
                  {t(`path.${step}.title`)}
                </p>
                <p className="mt-1 text-sm text-stone">{t(`path.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
