import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import type { OpeningHours, OpenState } from "../opening-hours";
import { HoursList, OpenNow } from "../opening-hours-list";

interface ShowroomFactsProps {
  company: { address: string; phone: string; email: string; showroomHours: OpeningHours };
  state: OpenState | null;
}

/** Where the showroom is, when it is open and how to reach it, as links where possible. */
export function ShowroomFacts({ company, state }: ShowroomFactsProps) {
  const { t } = useTranslation("showroom");
  return (
    <div className="mt-4 grid gap-6">
      <address className="grid gap-4 not-italic">
        <p className="flex gap-3">
          <Icon name="pin" className="mt-0.5 size-5 text-sage" />
          <span>
            <span className="block text-sm text-stone">{t("address")}</span>
            <span lang="ro">{company.address}</span>
          </span>
        </p>
        <p className="flex gap-3">
          <Icon name="phone" className="mt-0.5 size-5 text-sage" />
          <span>
            <span className="block text-sm text-stone">{t("phone")}</span>
            <a href={`tel:${company.phone.replace(/\s/g, "")}`} className="link inline-block py-1">
              {company.phone}
            </a>
          </span>
        </p>
        <p className="flex gap-3">
          <Icon name="mail" className="mt-0.5 size-5 text-sage" />
          <span className="min-w-0">
            <span className="block text-sm text-stone">{t("email")}</span>
            <a href={`mailto:${company.email}`} className="link inline-block py-1 break-all">
              {company.email}
            </a>
          </span>
        </p>
      </address>
      <div>
        <h3 className="font-sans text-base font-semibold">{t("hours")}</h3>
        <OpenNow state={state} />
        <HoursList hours={company.showroomHours} />
      </div>
    </div>
  );
}
