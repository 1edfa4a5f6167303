import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import type { StepCounts } from "~/shop/figures/front/report.server";

interface FunnelRow {
  key: string;
  name: string;
  counts: StepCounts;
}

/** The step with which each step is compared; pieces are put into carts without a design too. */
const before = { design: "view", cart: "view", order: "cart" } as const;

/** How often each step was taken, and which share it is of the step before, with the sum of all rows. */
export function FunnelTable({
  id,
  title,
  label,
  rows,
  sum,
}: {
  id: string;
  title: string;
  label: string;
  rows: FunnelRow[];
  sum: StepCounts;
}) {
  const { t, i18n } = useTranslation("office-figures");
  const number = (count: number) => count.toLocaleString(i18n.language);
  const share = (counts: StepCounts, step: keyof typeof before) => {
    const whole = counts[before[step]];
    if (whole === 0) return "–";
    const part = counts[step] / whole;
    return part.toLocaleString(i18n.language, { style: "percent", maximumFractionDigits: 1 });
  };
  const all = { key: "", name: t("sum"), counts: sum };
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id}>{title}</h2>
      <DataTable
        caption={title}
        rows={rows.length > 1 ? [...rows, all] : rows}
        rowKey={({ key }) => key}
        columns={[
          {
            label,
            isTitle: true,
            cell: ({ key, name }) => (key === "" ? <strong>{name}</strong> : name),
          },
          {
            label: t("steps.view"),
            isNumeric: true,
            cell: ({ counts }) => number(counts.view),
          },
          ...(["design", "cart", "order"] as const).map((step) => ({
            label: t(`steps.${step}`),
            isNumeric: true,
            cell: ({ counts }: FunnelRow) => (
              <>
                {number(counts[step])}{" "}
                <span className="block text-sm whitespace-nowrap text-stone">
                  {t(`of.${before[step]}`, { share: share(counts, step) })}
                </span>
              </>
            ),
          })),
        ]}
      />
    </section>
  );
}
