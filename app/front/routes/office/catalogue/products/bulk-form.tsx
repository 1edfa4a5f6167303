import { SelectField, TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { bulkOperations } from "~/shop/catalogue-editing/front/operation";

export const bulkFormId = "bulk";

export interface BulkErrors {
  operation?: string;
  amount?: string;
  category?: string;
}

interface BulkAnswer {
  chosen: {
    products: string[];
    isAll: boolean;
    operation: string;
    amount: string;
    category: string;
  };
  errors: BulkErrors;
}

/** The form for one change to all ticked rows, whose boxes belong to it. */
export function BulkForm({
  action,
  total,
  categories,
  answer,
}: {
  action: string;
  total: number;
  categories: { slug: string; name: string }[];
  answer: BulkAnswer | undefined;
}) {
  const { t } = useTranslation("office-bulk");
  const { chosen: typed, errors = {} } = answer ?? {};
  const problems = Object.entries(errors).map(([name, message]: [string, string]) => ({
    id: `bulk-${name}`,
    message,
  }));
  const fieldOf = (name: keyof BulkErrors) =>
    plainField(name, { id: `bulk-${name}`, value: typed?.[name] ?? "", error: errors[name] });
  return (
    <details open={answer !== undefined} className="mt-4 rounded-edge border border-line bg-white">
      <summary className="flex min-h-11 items-center px-4 font-semibold">{t("title")}</summary>
      <Form method="post" action={action} id={bulkFormId} className="border-t border-line p-4">
        <ErrorSummary errors={problems} />
        <div className="flex flex-wrap items-start gap-3">
          <div className="w-full sm:w-auto">
            <SelectField
              field={fieldOf("operation")}
              label={t("operation")}
              empty={t("chooseOperation")}
              options={bulkOperations.map((value) => ({ value, label: t(`operations.${value}`) }))}
            />
          </div>
          <div className="w-full sm:w-auto">
            <TextField
              field={fieldOf("amount")}
              label={t("amount")}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
          <div className="w-full sm:w-auto">
            <SelectField
              field={fieldOf("category")}
              label={t("category")}
              empty={t("chooseOperation")}
              options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          </div>
        </div>
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="all" defaultChecked={typed?.isAll} className="size-5" />
          {t("allMatching", { count: total })}
        </label>
        <p className="mt-2 flex flex-wrap gap-3">
          <button className="button button-secondary">{t("preview")}</button>
          <Link to={officePaths.bulkChanges()} className="button button-quiet">
            {t("log")}
          </Link>
        </p>
      </Form>
    </details>
  );
}
