import { TooMany } from "~/people/identity/front/account-page";
import type { TooManyUses } from "~/platform/http/rate-limit.server";
import { useTranslation } from "~/platform/i18n/use-translation";

/** Why a sign-in was refused. */
export type RefusedSignIn = { kind: "wrong" | "paused" | "busy" } | TooManyUses;

export function Refusal({ refused }: { refused: RefusedSignIn }) {
  const { t } = useTranslation("auth");
  if (refused.kind === "too-many") return <TooMany minutes={refused.minutes} />;
  return <>{t(`refused.${refused.kind}`)}</>;
}
