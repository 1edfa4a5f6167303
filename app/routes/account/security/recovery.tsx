import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import { Form } from "~/ui/link";

import type { loader } from "./route";

/** How many recovery codes are left, and a new set in place of them. */
export function Recovery() {
  const { t } = useTranslation("security");
  const { factor, returnTo } = useLoaderData<typeof loader>();
  return (
    <section>
      <h2>{t("recovery.title")}</h2>
      <p className="mt-2 max-w-prose text-stone">{t("recovery.text")}</p>
      <p className="mt-3 font-semibold">{t("recovery.left", { count: factor.recoveryCodes })}</p>
      <Form method="post" action={paths.security(returnTo)} className="mt-4">
        <button name="intent" value="renew-recovery-codes" className="button button-secondary">
          {t("recovery.renew")}
        </button>
      </Form>
    </section>
  );
}
