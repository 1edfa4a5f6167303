import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Form, Link } from "~/ui/link";

/** Asks once more before something is gone: one button does it, a link leads back. */
export function ConfirmForm({
  action,
  confirm,
  cancelTo,
  children,
}: {
  action: string;
  confirm: string;
  cancelTo: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("admin");
  const navigation = useNavigation();
  return (
    <Form method="post" action={action} preventScrollReset>
      <div className="grid gap-3">{children}</div>
      <p className="mt-6 flex flex-wrap gap-3">
        <button aria-busy={navigation.formAction === action} className="button button-danger">
          {confirm}
        </button>
        <Link to={cancelTo} preventScrollReset className="button button-quiet">
          {t("cancel")}
        </Link>
      </p>
    </Form>
  );
}
