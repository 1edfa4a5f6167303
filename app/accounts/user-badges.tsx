import { useTranslation } from "react-i18next";

import { Badge } from "~/ui/admin/badge";

/** The state of an account as badges. */
export function UserBadges({ user }: { user: { is_admin: 0 | 1; disabled_at: string | null } }) {
  const { t } = useTranslation("admin-people");
  return (
    <span className="flex flex-wrap gap-1">
      {user.disabled_at && <Badge tone="bad">{t("users.states.disabled")}</Badge>}
      {user.is_admin === 1 && <Badge tone="good">{t("users.states.admin")}</Badge>}
      {!user.disabled_at && user.is_admin === 0 && (
        <Badge tone="neutral">{t("users.states.customer")}</Badge>
      )}
    </span>
  );
}
