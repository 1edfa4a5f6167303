import type { FormAnswer, SectionsOf } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { countForm, detailsForm, receiveForm } from "./schema";

interface Forms {
  receive: typeof receiveForm;
  count: typeof countForm;
  save: typeof detailsForm;
}

type DrawnForm<Name extends keyof Forms> = DrawnRecord<keyof Forms[Name]["shape"] & string>;

/** The forms of an article: what came, what was counted, from whom it is bought. */
export function ItemForms({
  onHand,
  records,
  formToken,
  suppliers,
  hasCosts,
  answer,
}: {
  onHand: number;
  suppliers: readonly { value: string; label: string }[];
  /** Whether who reads it is told prices. */
  hasCosts: boolean;
  records: { [Name in keyof Forms]: DrawnForm<Name> };
  formToken: string;
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation("office-stock");
  const form = (name: keyof Forms) => ({
    id: name === "save" ? "details" : name,
    intent: name,
    to: officePaths.stockItem(records.save.id),
    answer,
    save: t(`buttons.${name}`),
    look: "secondary" as const,
  });
  const isCountStale = answer?.intent === "count" && answer.stale !== undefined;
  const received: SectionsOf<typeof receiveForm> = [
    {
      columns: 1,
      fields: {
        received: { kind: "number", label: t("received") },
        note: { label: t("note"), hint: t("noteHint") },
      },
    },
  ];
  const counted: SectionsOf<typeof countForm> = [
    {
      columns: 1,
      fields: {
        counted: { kind: "number", label: t("counted") },
        countNote: { label: t("note") },
      },
    },
  ];
  const details: SectionsOf<typeof detailsForm> = [
    {
      columns: 1,
      fields: {
        supplier: {
          kind: "choice",
          label: t("supplier"),
          empty: t("noSupplier"),
          options: suppliers,
        },
        supplierCode: { label: t("supplierCode") },
        pack: { kind: "number", label: t("pack"), hint: t("packHint") },
        minimum: { kind: "number", label: t("minimum"), hint: t("minimumHint") },
        ...(hasCosts && { price: { kind: "money", label: t("price"), hint: t("priceHint") } }),
        least: { kind: "number", label: t("least"), hint: t("leastHint") },
      },
    },
  ];
  return (
    <>
      <Panel title={t("forms.receive")}>
        <RecordForm
          {...form("receive")}
          record={records.receive}
          formToken={formToken}
          sections={received}
        />
      </Panel>
      <Panel title={t("forms.count")}>
        {/* What the counter saw goes along, so that no delivery in between is lost. */}
        <RecordForm
          {...form("count")}
          record={records.count}
          kept={{ seen: String(onHand) }}
          trouble={isCountStale ? t("stale", { amount: onHand }) : undefined}
          sections={counted}
        />
      </Panel>
      <Panel title={t("forms.save")}>
        <RecordForm {...form("save")} record={records.save} sections={details} />
      </Panel>
    </>
  );
}
