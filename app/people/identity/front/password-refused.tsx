import { useTranslation } from "~/platform/i18n/use-translation";

import { TooMany } from "./account-page";
import type { PasswordRefusal } from "./password-refusal";

/** Explains why a password was neither checked nor set. */
export function PasswordRefused({ refused }: { refused: PasswordRefusal }) {
  const { t } = useTranslation("auth");
  if (refused.kind === "too-many") return <TooMany minutes={refused.minutes} />;
  return <>{t(refused.kind === "busy" ? "refused.busy" : "refused.pausedPasswords")}</>;
}
