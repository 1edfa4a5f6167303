import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { NEW } from "~/front/desk/record";
import { recordDesk } from "~/front/desk/record-desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import {
  deleteSupplier,
  findSupplier,
  isSupplierUsed,
  MOST_SUPPLIERS,
  saveSupplier,
} from "~/workshop/stock/front/supplier.server";

import { supplierForm } from "./schema";
import { newSupplier, readSupplier, supplierTexts } from "./values";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-buying", "validation"] };

const desk = recordDesk({
  guard: guard("workshop/supplier"),
  groups: "office-buying",
  newTitle: (t) => t("newSupplier"),
  schema: supplierForm,
  subject: "supplier",
  begin: () => newSupplier,
  find: findSupplier,
  isKept: isSupplierUsed,
  read: readSupplier,
  texts: supplierTexts,
  save: (supplier, which, admin) => saveSupplier({ ...supplier, ...which }, admin),
  refuse: ({ kind }) => ({
    name:
      kind === "too-many"
        ? message("supplierTooMany", { most: MOST_SUPPLIERS })
        : message("supplierNameTaken"),
  }),
  remove: deleteSupplier,
  to: officePaths.suppliers(),
  said: { saved: "admin.supplierSaved", removed: "admin.supplierDeleted" },
});
export const loader = desk.loader;
export const action = desk.action;

export default function SupplierPage() {
  const { t } = useTranslation("office-buying");
  const { page, record, isKept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.supplier(record.id);
  return (
    <DeskPage
      title={page.title}
      back={{ to: officePaths.suppliers(), label: t("suppliers") }}
      width="form"
    >
      <RecordForm
        id="supplier"
        record={record}
        to={to}
        answer={answer}
        sections={[
          {
            title: t("supplier"),
            fields: {
              name: { label: t("supplierName") },
              email: { label: t("email"), hint: t("emailHint") },
              phone: { label: t("phone") },
              days: { kind: "number", label: t("days"), hint: t("daysHint") },
              minimum: { kind: "money", label: t("minimumSum"), hint: t("minimumSumHint") },
            },
          },
        ]}
      />
      {isKept && record.id !== NEW && <p className="max-w-prose text-stone">{t("keptText")}</p>}
      {!isKept && (
        <RemovalForm
          to={to}
          intent="delete"
          version={record.version}
          answer={answer}
          summary={t("deleteSupplier")}
          label={t("deleteSupplier")}
        >
          <p>{t("deleteText")}</p>
        </RemovalForm>
      )}
    </DeskPage>
  );
}
