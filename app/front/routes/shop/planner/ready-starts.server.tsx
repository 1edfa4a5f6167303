import { readDesign, writeDesign } from "~/furniture/boards/address";
import { readyDivisions, undivided, whatIn } from "~/furniture/boards/front/ready-divisions";
import { planAddress, stepBefore, type Where } from "~/furniture/planner/front/plan-address";
import { pricedDivisions } from "~/furniture/planner/front/priced-divisions.server";
import type { Plan } from "~/furniture/planner/plan.server";
import { formatLei } from "~/platform/format/money";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { listOrderedPlans } from "~/sales/orders/ordered-design.server";

const listPriced = pricedDivisions(readyDivisions);

/** A ready division of a piece as the second step offers it. */
type ReadyStart = Awaited<ReturnType<typeof listPriced>>[number];

/**
 * Ready divisions to begin with, as HTML: those for the place, size and looks of a plan, each a link that
 * can be gone back from. `given` is the text of its wish.
 */
export async function readyStartsHtml(
  plan: Plan,
  given: string,
  where: Where,
  language: Language,
): Promise<string> {
  const ready = await listReadyStarts(plan, language);
  const text = writeDesign(plan.design);
  const starts = <ReadyStarts ready={ready} given={given} text={text} where={where} />;
  return ready.length > 0 ? htmlIn(language, starts) : "";
}

/**
 * The ready divisions for the place, size and looks of a plan, with their prices; those that are ordered
 * most come first. However a piece is divided anew, they are the same.
 */
async function listReadyStarts({ design }: Plan, language: Language): Promise<ReadyStart[]> {
  const ready = await listPriced(undivided(design), language);
  const sold = new Map<string, number>();
  for (const text of await listOrderedPlans()) {
    const ordered = readDesign(text);
    if (ordered?.kind !== design.kind) continue;
    const what = whatIn(ordered);
    sold.set(what, (sold.get(what) ?? 0) + 1);
  }
  const soldOf = (one: ReadyStart) => sold.get(whatIn(one.design)) ?? 0;
  return [...ready].sort((one, other) => soldOf(other) - soldOf(one));
}

function ReadyStarts({
  ready,
  given,
  text,
  where,
}: {
  ready: ReadyStart[];
  given: string;
  text: string;
  where: Where;
}) {
  const { t, i18n } = useTranslation("planner");
  return (
    <section aria-labelledby="ready" className="mb-6">
      <h2 id="ready" className="font-sans text-base font-semibold">
        {t("ready")}
      </h2>
      <ul className="choices mt-2 sm:grid-cols-6">
        {ready.map((one) => (
          <li key={one.name} className="grid">
            <a
              href={planAddress(one.text, {
                ...where,
                column: 0,
                before: stepBefore(where.before, given, one.text),
              })}
              aria-current={one.text === text ? "true" : undefined}
              className="grid grid-rows-[1fr_auto] gap-1 rounded-edge border border-line bg-white p-1.5 text-center text-xs leading-tight hover:border-ink aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink"
            >
              <span className="plan-outline" dangerouslySetInnerHTML={{ __html: one.outline }} />
              <span>
                {t(`divisions.${one.name}`)}
                <span className="block font-semibold tabular-nums">
                  {formatLei(one.totalBani, i18n.language)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
