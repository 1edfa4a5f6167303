import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { FormToken } from "~/platform/forms/form-token";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { compare, StaleNotice, type LastChange } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";

import type { countForm, detailsForm, receiveForm } from "./schema";

interface ShownItem {
  id: string;
  onHand: number;
  least: number;
  pack: number;
  supplier: string;
  supplierCode: string;
  version: number;
}

interface ItemFormProps<Description> {
  item: ShownItem;
  description: Description;
  answer: Answer | undefined;
}

interface Answer {
  form: Name;
  result: SubmissionResult<string[]>;
  version?: number;
  stale?: { typed: Details; last?: LastChange };
}

type Details = Pick<ShownItem, "least" | "pack" | "supplier" | "supplierCode">;

type Name = "save" | "receive" | "count";

const whole = { inputMode: "numeric" as const, autoComplete: "off", maxLength: 9 };

/** For what was delivered. */
export function ReceiveForm({
  token,
  item,
  description,
  answer,
}: ItemFormProps<DescriptionOf<typeof receiveForm>> & { token: string }) {
  const { t } = useTranslation("office-stock");
  const [form, fields, errors] = useServerForm(description, {
    id: "receive",
    lastResult: answer?.form === "receive" ? answer.result : undefined,
  });
  return (
    <ItemForm item={item} name="receive" form={form} errors={errors}>
      <FormToken token={token} />
      <TextField field={fields.received} label={t("received")} {...whole} />
      <TextField field={fields.note} label={t("note")} hint={t("noteHint")} />
    </ItemForm>
  );
}

/** For what was counted; what the counter saw goes along, so that no delivery in between is lost. */
export function CountForm({
  item,
  description,
  answer,
}: ItemFormProps<DescriptionOf<typeof countForm>>) {
  const { t } = useTranslation("office-stock");
  const [form, fields, errors] = useServerForm(description, {
    id: "count",
    lastResult: answer?.form === "count" ? answer.result : undefined,
  });
  return (
    <ItemForm item={item} name="count" form={form} errors={errors}>
      <input type="hidden" name="seen" value={item.onHand} />
      <TextField field={fields.counted} label={t("counted")} {...whole} />
      <TextField field={fields.countNote} label={t("note")} />
    </ItemForm>
  );
}

/** From whom the article is bought, in which packs, and below what stock. */
export function DetailsForm({
  item,
  description,
  answer,
}: ItemFormProps<DescriptionOf<typeof detailsForm>>) {
  const { t } = useTranslation("office-stock");
  const [form, fields, errors] = useServerForm(description, {
    id: "details",
    lastResult: answer?.form === "save" ? answer.result : undefined,
    defaultValue: asTyped(item),
  });
  return (
    <ItemForm item={item} name="save" form={form} errors={errors}>
      <input type="hidden" name="version" value={answer?.version ?? item.version} />
      {answer?.stale && (
        <StaleNotice
          last={answer.stale.last}
          rows={compare(
            {
              supplier: t("supplier"),
              supplierCode: t("supplierCode"),
              pack: t("pack"),
              least: t("least"),
            },
            asTyped(item),
            asTyped(answer.stale.typed),
          )}
          theirs={officePaths.stockItem(item.id)}
          intent="save"
        />
      )}
      <TextField field={fields.supplier} label={t("supplier")} />
      <TextField field={fields.supplierCode} label={t("supplierCode")} />
      <TextField field={fields.pack} label={t("pack")} hint={t("packHint")} {...whole} />
      <TextField field={fields.least} label={t("least")} hint={t("leastHint")} {...whole} />
    </ItemForm>
  );
}

function asTyped({ least, pack, supplier, supplierCode }: Details) {
  return { least: String(least), pack: String(pack), supplier, supplierCode };
}

function ItemForm({
  item,
  name,
  form,
  errors,
  children,
}: {
  item: ShownItem;
  name: Name;
  form: { id: string };
  errors: { id: string; message: string }[];
  children: ReactNode;
}) {
  const { t } = useTranslation("office-stock");
  return (
    <Panel title={t(`forms.${name}`)}>
      <ServerForm
        form={form}
        errors={errors}
        action={officePaths.stockItem(item.id)}
        preventScrollReset
        className="grid gap-4"
      >
        {children}
        <p>
          <button name="intent" value={name} className="button button-secondary">
            {t(`buttons.${name}`)}
          </button>
        </p>
      </ServerForm>
    </Panel>
  );
}
