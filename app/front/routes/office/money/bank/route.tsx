import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, byIntent, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, removeRecord, saveRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { isPreset, presetNames, presets } from "~/sales/statements/front/bank-layout";
import {
  deleteBank,
  findBank,
  isBankUsed,
  saveBank,
  type BankValues,
} from "~/sales/statements/front/bank.server";

import { bankSections } from "./fields";
import { bankForm } from "./schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-statements", "validation"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, id, query } = await openDesk(args, guard("money/bank"), "office-statements");
  if (id !== NEW) {
    const bank = orNotThere(await findBank(id));
    const record = drawRecord(bankForm, { ...bank, texts: textsOf(bank) });
    return { page: titled(bank.name), record, preset: null, isKept: await isBankUsed(id) };
  }
  const wanted = query.get("model");
  const preset = isPreset(wanted) ? wanted : "twoColumns";
  const { iban } = (await findSettings()).company;
  const texts = textsOf({ name: "", iban, layout: presets[preset] });
  return {
    page: titled(t("addBank")),
    record: drawRecord(bankForm, { texts }),
    preset,
    isKept: true,
  };
}

function textsOf({ name, iban, layout }: BankValues) {
  return { ...layout, name, iban, skipRows: String(layout.skipRows) };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("money/bank"));
  const back = officePaths.statements();
  return byIntent(post, {
    "": () =>
      saveRecord(post, {
        schema: bankForm,
        subject: "bank",
        read: ({ name, iban, ...layout }): BankValues => ({ name, iban, layout }),
        texts: textsOf,
        save: (bank, which, admin) => saveBank({ ...which, ...bank }, admin),
        refuse: ({ kind }) => ({
          name: message(kind === "too-many" ? "bankTooMany" : "bankNameTaken"),
        }),
        saved: ({ name }) => ({
          to: back,
          title: "statements.bankSaved",
          text: "statements.bankSavedText",
          values: { name },
        }),
      }),
    delete: () =>
      removeRecord(post, {
        subject: "bank",
        remove: deleteBank,
        removed: ({ name }) => ({ to: back, title: "statements.bankDeleted", values: { name } }),
      }),
  });
}

export default function BankPage() {
  const { t } = useTranslation("office-statements");
  const { page, record, preset, isKept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.bank(record.id);
  return (
    <DeskPage
      title={page.title}
      intro={t("bankIntro")}
      back={{ to: officePaths.banks(), label: t("banks") }}
      width="form"
    >
      {preset && (
        <TabLinks
          label={t("presets.label")}
          tabs={presetNames.map((name) => ({
            to: `${to}?model=${name}`,
            label: t(`presets.${name}`),
            isCurrent: name === preset,
          }))}
        />
      )}
      <RecordForm
        key={preset}
        id="bank"
        record={record}
        to={to}
        answer={answer}
        sections={bankSections(t)}
        save={t("layout.save")}
      />
      {!isKept && (
        <RemovalForm
          to={to}
          intent="delete"
          version={record.version}
          answer={answer}
          summary={t("deleteBank")}
          label={t("deleteBank")}
        >
          <p>{t("deleteBankText")}</p>
        </RemovalForm>
      )}
    </DeskPage>
  );
}
