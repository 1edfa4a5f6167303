import { FieldErrors } from "~/platform/forms/form-errors";
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
  return (
    <>
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
  const errorId = `stock-${id}-error`;
  const error = refused?.error ?? t("stock.stale", { now: stock ?? t("stock.notOffered") });
  return (
    <Form method="post" action={`${officePaths.swatches()}#stoc`} preventScrollReset>
      <input type="hidden" name="decor" value={id} />
      <input type="hidden" name="seen" value={shown} />
      <div className="flex flex-wrap items-start gap-2">
        <input
          key={refused ? `${refused.count} ${shown}` : shown}
          id={`stock-${id}`}
          name="stock"
          aria-label={t("stock.of", { name })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          defaultValue={refused ? refused.count : shown}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? errorId : undefined}
          className="control w-24"
        />
        <button name="intent" value="set-stock" className="button button-secondary">
          {t("stock.save")}
        </button>
      </div>
      <FieldErrors id={errorId} of={`stock-${id}`} errors={refused && [error]} />
    </Form>
  );
}
