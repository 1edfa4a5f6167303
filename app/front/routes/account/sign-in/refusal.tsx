import { useTranslation } from "~/i18n/use-translation";
import type { TooManyUses } from "~/http/rate-limit.server";
import { TooMany } from "~/accounts/account-page";

/** Why a sign-in was refused. */
export type RefusedSignIn = { kind: "wrong" | "paused" | "busy" } | TooManyUses;

export function Refusal({ refused }: { refused: RefusedSignIn }) {
  const { t } = useTranslation("auth");
  if (refused.kind === "too-many") return <TooMany minutes={refused.minutes} />;
  return <>{t(`refused.${refused.kind}`)}</>;
}
