import { TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { Form } from "~/platform/ui/link";

import type { ShownLine } from "./show-line.server";

/** A line's quantity that was not taken: as typed, and why. */
interface RefusedLine {
  row?: string;
  typed?: Record<string, string>;
  trouble?: string | undefined;
}

/** The pieces of the order, each with its quantity and what stands in its way. */
export function Lines({
  lines,
  refused,
}: {
  lines: ShownLine[];
  refused: RefusedLine | undefined;
}) {
  const { t } = useTranslation("office-desk-orders");
  return (
    <Panel title={t("lines")}>
      {lines.length === 0 && <p className="text-stone">{t("noLines")}</p>}
      <ul>
        {lines.map((line) => (
          <Line
            key={`${line.id} ${line.quantity}`}
            line={line}
            refused={refused?.row === line.id ? refused : undefined}
          />
        ))}
      </ul>
      {lines.length > 0 && <p className="mt-3 text-sm text-stone">{t("removeHint")}</p>}
      {lines.some(({ isRepriced }) => isRepriced) && (
        <Form method="post" preventScrollReset className="mt-4">
          <button name="intent" value="accept-prices" className="button button-secondary">
            {t("acceptPrices")}
          </button>
        </Form>
      )}
    </Panel>
  );
}

function Line({ line, refused }: { line: ShownLine; refused: RefusedLine | undefined }) {
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
      <Form method="post" preventScrollReset className="col-span-2 flex flex-wrap items-end gap-2">
        <input type="hidden" name="lineId" value={line.id} />
        <div className="w-28">
          <TextField
            field={plainField("quantity", {
              id: `quantity-${line.id}`,
              value: refused?.typed?.quantity ?? String(line.quantity),
              error: refused?.trouble,
            })}
            label={t("quantity")}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <button
          name="intent"
          value="quantity"
          aria-label={t("changeNamed", { name: line.name })}
          className="button button-secondary"
        >
          {t("change")}
        </button>
      </Form>
    </li>
  );
}
