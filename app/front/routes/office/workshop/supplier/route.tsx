import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { byIntent, openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, removeRecord, saveRecord } from "~/front/desk/record.server";
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

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("workshop/supplier"), "office-buying");
  if (id === NEW) {
    const record = drawRecord(supplierForm, { texts: supplierTexts(newSupplier) });
    return { page: titled(t("newSupplier")), record, isKept: true };
  }
  const supplier = orNotThere(await findSupplier(id));
  const record = drawRecord(supplierForm, { ...supplier, texts: supplierTexts(supplier) });
  return { page: titled(supplier.name), record, isKept: await isSupplierUsed(id) };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/supplier"));
  const to = officePaths.suppliers();
  return byIntent(post, {
    "": () =>
      saveRecord(post, {
        schema: supplierForm,
        subject: "supplier",
        read: readSupplier,
        texts: supplierTexts,
        save: (supplier, which, admin) => saveSupplier({ ...supplier, ...which }, admin),
        refuse: ({ kind }) => ({
          name:
            kind === "too-many"
              ? message("supplierTooMany", { most: MOST_SUPPLIERS })
              : message("supplierNameTaken"),
        }),
        saved: ({ name }) => ({ to, title: "admin.supplierSaved", values: { name } }),
      }),
    delete: () =>
      removeRecord(post, {
        subject: "supplier",
        remove: deleteSupplier,
        removed: ({ name }) => ({ to, title: "admin.supplierDeleted", values: { name } }),
      }),
  });
}

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
