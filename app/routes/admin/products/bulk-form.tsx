import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { BulkOperation } from "~/catalogue/bulk/operation";
import { paths } from "~/paths";
import { ErrorSummary, FieldErrors } from "~/forms/form-errors";
import { Form, Link } from "~/ui/link";

export const bulkFormId = "bulk";

const operations: BulkOperation["kind"][] = [
  "activate",
  "deactivate",
  "price-percent",
  "price-amount",
  "category",
];

export interface BulkErrors {
  operation?: string;
  amount?: string;
  category?: string;
}

interface BulkAnswer {
  typed: {
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
  const { t } = useTranslation("admin-bulk");
  const { typed, errors = {} } = answer ?? {};
  const problems = Object.entries(errors).map(([name, message]: [string, string]) => ({
    id: `bulk-${name}`,
    message,
  }));
  return (
    <details open={answer !== undefined} className="mt-4 rounded-edge border border-line bg-white">
      <summary className="flex min-h-11 items-center px-4 font-semibold">{t("title")}</summary>
      <Form method="post" action={action} id={bulkFormId} className="border-t border-line p-4">
        <ErrorSummary errors={problems} />
        <div className="flex flex-wrap items-start gap-3">
          <Labelled name="operation" label={t("operation")} error={errors.operation}>
            <select
              {...controlProps("operation", errors.operation)}
              defaultValue={typed?.operation ?? ""}
            >
              <option value="">{t("chooseOperation")}</option>
              {operations.map((operation) => (
                <option key={operation} value={operation}>
                  {t(`operations.${operation}`)}
                </option>
              ))}
            </select>
          </Labelled>
          <Labelled name="amount" label={t("amount")} error={errors.amount}>
            <input
              {...controlProps("amount", errors.amount)}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed?.amount}
            />
          </Labelled>
          <Labelled name="category" label={t("category")} error={errors.category}>
            <select
              {...controlProps("category", errors.category)}
              defaultValue={typed?.category ?? ""}
            >
              <option value="">{t("chooseOperation")}</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </Labelled>
        </div>
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="all" defaultChecked={typed?.isAll} className="size-5" />
          {t("allMatching", { count: total })}
        </label>
        <p className="mt-2 flex flex-wrap gap-3">
          <button className="button button-secondary">{t("preview")}</button>
          <Link to={paths.adminBulkChanges()} className="button button-quiet">
            {t("log")}
          </Link>
        </p>
      </Form>
    </details>
  );
}

function controlProps(name: keyof BulkErrors, error: string | undefined) {
  return {
    id: `bulk-${name}`,
    name,
    className: "control mt-1",
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? `bulk-${name}-error` : undefined,
  };
}

function Labelled({
  name,
  label,
  error,
  children,
}: {
  name: keyof BulkErrors;
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="w-full sm:w-auto">
      <label htmlFor={`bulk-${name}`} className="block font-semibold">
        {label}
      </label>
      {children}
      <FieldErrors id={`bulk-${name}-error`} errors={error ? [error] : undefined} />
    </div>
  );
}
