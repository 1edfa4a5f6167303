import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import type { ShownReservation } from "./reservation-page.server";

/** No hour is free: of all days, or of those from the one that the address names. */
export function NoTimes({ shown, phone }: { shown: ShownReservation; phone: string }) {
  const { t } = useTranslation("appointments");
  if (!shown.first) return <AskInstead why={t("noTimes", { phone })} />;
  return (
    <>
      <p className="mt-4">
        {t("noLaterTimes")}{" "}
        <Link to={shown.first} className="link">
          {t("firstDays")}
        </Link>
      </p>
      <AskInstead why={t("orCall", { phone })} />
    </>
  );
}

/** Where no hour can be reserved: why, and the contact form with what is wanted as its subject. */
export function AskInstead({ why }: { why: string }) {
  const { t } = useTranslation("appointments");
  return (
    <div className="mt-4 grid max-w-prose justify-items-start gap-4">
      <p>{why}</p>
      <Link to={paths.contact("intalnire")} className="button button-primary">
        {t("askInstead")}
      </Link>
    </div>
  );
}
