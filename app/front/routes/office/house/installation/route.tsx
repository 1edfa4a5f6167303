import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { byIntent, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { offerCopyKey } from "~/front/operations/installation.server";
import { guard } from "~/people/identity/front/auth.server";
import { findProofDue } from "~/people/identity/front/proof.server";
import { isInEnvironment, officeValues, officeVersion } from "~/platform/env/env.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { Form } from "~/platform/ui/link";

import { fieldsOf, parts, partWords, type AnyField } from "./fields";
import { PartForm } from "./part-form";
import { savePart } from "./save.server";
import { partForms } from "./schema";
import { tryMail, tryOwnAddress } from "./try.server";
import { savedSecrets, shownValues } from "./values.server";

// The key that is offered is another one each time.
export const handle = {
  i18n: ["office-installation", "security", "validation"],
  isNeverTheSame: true,
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const texts = "office-installation";
  const { t, member, query } = await openDesk(args, guard("house/installation"), texts);
  const part = parts.find((one) => partWords[one] === query.get("parte")) ?? "mail";
  const values = officeValues();
  const all: readonly AnyField[] = fieldsOf[part];
  return {
    page: titled(t("title")),
    part,
    version: officeVersion(),
    values: shownValues(values),
    secrets: savedSecrets(values),
    /** The fields that the environment sets. */
    fixed: all.filter(({ variable }) => isInEnvironment(variable)).map(({ name }) => name),
    description: describeForm(partForms[part]),
    newKey: offerCopyKey(),
    email: member.email,
    proofDue: await findProofDue(member),
  };
}

/** Secrets are set after a recent proof, and never shown again. */
export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/installation"));
  return byIntent(post, {
    "save-mail": () => savePart(post, "mail"),
    "save-address": () => savePart(post, "address"),
    "save-backup": () => savePart(post, "backup"),
    "save-copy": () => savePart(post, "copy"),
    "try-mail": () => tryMail(post),
    "try-address": () => tryOwnAddress(post),
  });
}

export default function Installation() {
  const { t } = useTranslation("office-installation");
  const { page, part, email, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const own = officePaths.installation(partWords[part]);
  const tries = {
    mail: { action: own, intent: "try-mail", label: t("try.mail", { email }) },
    address: { action: own, intent: "try-address", label: t("try.address") },
    backup: { action: officePaths.state(), intent: "make-backup", label: t("try.backup") },
    copy: { action: officePaths.state(), intent: "make-copy", label: t("try.copy") },
  };
  const { action: to, intent, label } = tries[part];
  return (
    <DeskPage
      title={page.title}
      intro={t("intro")}
      back={{ to: officePaths.launch(), label: t("back") }}
      width="form"
    >
      <TabLinks
        label={t("title")}
        tabs={parts.map((one) => ({
          to: officePaths.installation(partWords[one]),
          label: t(`parts.${one}.title`),
          isCurrent: one === part,
        }))}
      />
      <PartForm key={part + shown.version} part={part} answer={answer} {...shown}>
        <Form method="post" action={to} className="mt-4">
          <button name="intent" value={intent} className="button button-secondary">
            {label}
          </button>
        </Form>
      </PartForm>
    </DeskPage>
  );
}
