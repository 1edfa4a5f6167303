import { TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";

import type { RefusedQuantity } from "./changed-quantities.server";
import type { ShownLine } from "./show-line.server";

/** The pieces of the order, each with its quantity and what stands in its way. */
export function Lines({
  lines,
  refused,
}: {
  lines: ShownLine[];
  refused: Record<string, RefusedQuantity> | undefined;
}) {
  const { t } = useTranslation("office-desk-orders");
  return (
    <Panel title={t("lines")}>
      {lines.length === 0 && <p className="text-stone">{t("noLines")}</p>}
      <ul>
        {lines.map((line) => (
          <Line key={`${line.id} ${line.quantity}`} line={line} refused={refused?.[line.id]} />
        ))}
      </ul>
      {lines.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <button name="intent" value="keep" className="button button-secondary">
            {t("change")}
          </button>
          {lines.some(({ isRepriced }) => isRepriced) && (
            <button name="intent" value="accept-prices" className="button button-secondary">
              {t("acceptPrices")}
            </button>
          )}
          <p className="text-sm text-stone">{t("removeHint")}</p>
        </div>
      )}
    </Panel>
  );
}

function Line({ line, refused }: { line: ShownLine; refused: RefusedQuantity | undefined }) {
  const { t } = useTranslation("office-desk-orders");
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{line.name}</span>
        <span className="block text-sm text-stone">{line.words}</span>
        <span className="block text-sm text-stone">{line.term}</span>
        {line.problem && <span className="block font-semibold text-error">{line.problem}</span>}
      </span>
      <span className="text-right tabular-nums">
        {line.total}
        <span className="block text-sm text-stone">
          {line.quantity} × {line.price}
        </span>
      </span>
      <div className="col-span-2 w-28">
        <input type="hidden" name={`shown-${line.id}`} value={line.quantity} />
        <TextField
          field={plainField(`quantity-${line.id}`, {
            value: refused?.typed ?? String(line.quantity),
            error: refused?.trouble,
          })}
          label={t("quantity")}
          aria-label={t("quantityOf", { name: line.name })}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </li>
  );
}
