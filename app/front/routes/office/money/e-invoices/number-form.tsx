import { TextField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Form } from "~/platform/ui/link";

/** The number that the authority gave to one document, typed for the first time or corrected. */
export function NumberForm({
  id,
  name,
  number,
  refused,
  action,
}: {
  id: string;
  name: string;
  number: string;
  refused: { number: string; error: string } | undefined;
  action: string;
}) {
  const { t } = useTranslation("office-e-invoice");
  const field = plainField("number", {
    id: `number-${id}`,
    value: refused?.number ?? number,
    error: refused?.error,
  });
  return (
    <Form method="post" action={action} noValidate className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="document" value={id} />
      <TextField
        key={field.initialValue}
        field={field}
        label={<span className="sr-only">{t("numberOf", { name })}</span>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        size={12}
      />
      <button
        name="intent"
        value="number"
        aria-label={t("saveOf", { name })}
        className="button button-quiet border-line"
      >
        {t("save")}
      </button>
    </Form>
  );
}
