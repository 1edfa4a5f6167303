import type { FieldWords, FormAnswer, FormSection } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { RemovalForm } from "~/front/desk/removal-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { mayBeSentAgain } from "~/workshop/stock/front/order-state";

import type { ShownOrder } from "./shown-order";

interface FormsProps {
  order: ShownOrder;
  answer: FormAnswer | undefined;
}

type Fields = Record<string, FieldWords>;

function useForms({ order, answer }: FormsProps) {
  const { t } = useTranslation(["office-buying", "office-stock"]);
  const form = (intent: "save" | "send" | "send-again" | "day" | "receive") => ({
    id: intent,
    intent,
    to: officePaths.supplierOrder(order.id),
    answer,
    save: t(`buttons.${intent}`),
  });
  /** An article with its amount and its price. */
  const section = (
    line: ShownOrder["lines"][number],
    { label, hint }: { label: string; hint: string },
  ): FormSection<string> => ({
    title: line.name,
    intro: line.code || undefined,
    fields: {
      [line.amountField]: { kind: "number", label, hint },
      [line.priceField]: { kind: "money", label: t("packPrice"), hint: t("priceHint") },
    } satisfies Fields,
    below: line.placed.length > 0 && (
      <p className="mt-3 wrap-anywhere whitespace-pre-line text-error">{line.placed.join("\n")}</p>
    ),
  });
  /** The same fields where no heading says of which article they are. */
  const named = (amountLabel: (line: ShownOrder["lines"][number]) => string): Fields =>
    Object.fromEntries(
      order.lines.flatMap((line) => [
        [line.amountField, { label: `${line.name}: ${amountLabel(line)}` }] as const,
        [line.priceField, { label: `${line.name}: ${t("packPrice")}` }] as const,
      ]),
    );
  return { t, form, section, named };
}

/** What may be done with a draft: its lines, its sending, its end. */
export function DraftForms(props: FormsProps) {
  const { order } = props;
  const { t, form, section, named } = useForms(props);
  const { records, formToken, lines, others, supplier } = order;
  return (
    <>
      <RecordForm
        {...form("save")}
        record={records.save}
        look="secondary"
        besides={named((line) => t(`amounts.${line.unit}`))}
        sections={[
          ...lines.map((line) =>
            section(line, {
              label: t(`amounts.${line.unit}`),
              hint: line.pack === 1 ? t("amountHintOne") : t("amountHint", { pack: line.pack }),
            }),
          ),
          {
            title: t("besides"),
            fields: {
              ...(others.length > 0 && {
                added: { kind: "choice", label: t("added"), empty: "", options: others },
              }),
              expectedOn: { kind: "day", label: t("expected"), hint: t("expectedHint") },
              note: { kind: "lines", label: t("note"), rows: 3 },
            } satisfies Fields,
          },
        ]}
      />
      <Panel title={t("sendTitle")}>
        <p className="mb-4 max-w-prose">
          {t("sendSaved")}{" "}
          {t(supplier.email === "" ? "sendByPhone" : "sendByMail", { email: supplier.email })}
        </p>
        <RecordForm
          {...form("send")}
          save={t(supplier.email === "" ? "buttons.given" : "buttons.send")}
          record={records.step}
          formToken={formToken}
          sections={[]}
        />
      </Panel>
      <End {...props} />
    </>
  );
}

/** What may be done with an order that is on its way: what came, its day, its mail, its end. */
export function OpenForms(props: FormsProps) {
  const { order } = props;
  const { t, form, section, named } = useForms(props);
  const { records, formToken, lines, supplier } = order;
  return (
    <>
      <h2>{t("receiveTitle")}</h2>
      <RecordForm
        {...form("receive")}
        record={records.receive}
        besides={named(() => t("came"))}
        formToken={formToken}
        sections={[
          ...lines.map((line) =>
            section(line, {
              label: t("came"),
              hint: t("leftHint", {
                left: t(`office-stock:units.${line.unit}`, { amount: line.left }),
              }),
            }),
          ),
          {
            title: t("besides"),
            fields: { note: { label: t("paperNote"), hint: t("paperNoteHint") } },
          },
        ]}
      />
      <Panel title={t("dayTitle")}>
        <p className="mb-4 max-w-prose text-stone">{t("dayIntro")}</p>
        <RecordForm
          {...form("day")}
          record={records.day}
          look="secondary"
          sections={[{ fields: { expectedOn: { kind: "day", label: t("expected") } } }]}
        />
      </Panel>
      {mayBeSentAgain(order) && (
        <Panel title={t("againTitle")}>
          <p className="mb-4 max-w-prose text-stone">
            {t("againIntro", { email: supplier.email })}
          </p>
          <RecordForm
            {...form("send-again")}
            record={records.step}
            formToken={formToken}
            look="secondary"
            sections={[]}
          />
        </Panel>
      )}
      <End {...props} />
    </>
  );
}

/** Gives the order up, or what of it is not here. */
function End({ order, answer }: FormsProps) {
  const { t } = useTranslation("office-buying");
  const { id, state, version, supplier } = order;
  const kind = state === "partly" ? "short" : state === "draft" ? "draft" : "cancelled";
  return (
    <RemovalForm
      to={officePaths.supplierOrder(id)}
      intent="end"
      version={version}
      answer={answer}
      summary={t(`end.${kind}`)}
      label={t(`end.${kind}`)}
    >
      <p>{t(`endText.${kind}`)}</p>
      {kind !== "draft" && supplier.email !== "" && <p>{t("endTold")}</p>}
    </RemovalForm>
  );
}
