import { worksHere } from "~/people/identity/front/roles";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { Role } from "~db/schema";

/** The state of an account as badges. */
export function UserBadges({ user }: { user: { role: Role; disabled_at: string | null } }) {
  const { t } = useTranslation("office-people");
  return (
    <span className="flex flex-wrap gap-1">
      {user.disabled_at && <Badge tone="bad">{t("users.states.disabled")}</Badge>}
      {worksHere(user.role) && <Badge tone="good">{t(`users.roles.${user.role}`)}</Badge>}
      {!user.disabled_at && !worksHere(user.role) && (
        <Badge tone="neutral">{t("users.roles.customer")}</Badge>
      )}
    </span>
  );
}
