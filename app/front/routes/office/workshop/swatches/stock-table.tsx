import { RowField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { StockedDecor } from "~/shop/swatches/swatch-stock.server";

/** A count that was not saved: what was typed, and why not. */
export interface RefusedCount {
  id: string;
  count: string;
  /** What is wrong with it; null where the number is fine and others changed it meanwhile. */
  error: string | null;
}

/** How many swatches there are of each decor, each with a form of its own; empty for not offered. */
export function StockTable({
  decors,
  refused,
}: {
  decors: StockedDecor[];
  refused: RefusedCount | undefined;
}) {
  const { t } = useTranslation("office-swatches");
  const wrong = decors.find(({ id }) => id === refused?.id);
  const errors =
    refused && wrong ? [{ id: countId(wrong.id), message: faultOf(refused, wrong.stock, t) }] : [];
  return (
    <>
      <ErrorSummary errors={errors} />
      <p className="max-w-prose text-stone">{t("stock.intro")}</p>
      <DataTable
        caption={t("stock.title")}
        rows={decors}
        rowKey={({ id }) => id}
        columns={[
          { label: t("stock.decor"), isTitle: true, cell: ({ name }) => name },
          { label: t("stock.state"), cell: (decor) => <State decor={decor} /> },
          {
            label: t("stock.count"),
            cell: (decor) => (
              <Count decor={decor} refused={refused?.id === decor.id ? refused : undefined} />
            ),
          },
        ]}
      />
    </>
  );
}

function countId(decor: string): string {
  return `stock-${decor}`;
}

function faultOf(
  { error }: RefusedCount,
  now: number | null,
  t: TFunction<"office-swatches">,
): string {
  return error ?? t("stock.stale", { now: now ?? t("stock.notOffered") });
}

function State({ decor: { isOffered, stock } }: { decor: StockedDecor }) {
  const { t } = useTranslation("office-swatches");
  if (!isOffered) return <Badge tone="neutral">{t("stock.retired")}</Badge>;
  if (stock === null) return <Badge tone="neutral">{t("stock.notOffered")}</Badge>;
  return (
    <Badge tone={stock > 0 ? "good" : "bad"}>
      {t(stock > 0 ? "stock.offered" : "stock.soldOut")}
    </Badge>
  );
}

function Count({
  decor: { id, name, stock },
  refused,
}: {
  decor: StockedDecor;
  refused: RefusedCount | undefined;
}) {
  const { t } = useTranslation("office-swatches");
  const shown = stock === null ? "" : String(stock);
  const field = plainField("stock", {
    id: countId(id),
    value: refused ? refused.count : shown,
    error: refused && faultOf(refused, stock, t),
  });
  return (
    <Form method="post" action={`${officePaths.swatches()}#stoc`} preventScrollReset>
      <input type="hidden" name="decor" value={id} />
      <input type="hidden" name="seen" value={shown} />
      <RowField
        key={refused ? `${refused.count} ${shown}` : shown}
        field={field}
        label={t("stock.of", { name })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        className="w-24"
      >
        <button name="intent" value="set-stock" className="button button-secondary">
          {t("stock.save")}
        </button>
      </RowField>
    </Form>
  );
}
