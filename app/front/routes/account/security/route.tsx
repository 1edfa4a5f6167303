import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireAccount } from "~/people/identity/front/auth.server";
import { nameDevice } from "~/people/identity/front/name-device";
import { findWaitingSecret } from "~/people/identity/front/one-time-code.server";
import { hasPasskeys } from "~/people/identity/front/passkey.server";
import { findProofWanted, requireRecentProof } from "~/people/identity/front/proof.server";
import { worksHere } from "~/people/identity/front/roles";
import { findSecondFactor } from "~/people/identity/front/second-factor.server";
import { drawQrCode } from "~/platform/format/qr-code.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { safeRedirect } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { isShopOpen, findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { confirmCodes, renewCodes, savePasskey, startCodes, takeAway } from "./changes.server";
import { Codes } from "./codes";
import { Passkeys } from "./passkeys";
import { Recovery } from "./recovery";
import { codeForm, passkeyForm, turnOffForm } from "./schema";
import { TurnOff } from "./turn-off";
import { turnOff } from "./turn-off.server";

export const handle = { i18n: ["account", "security", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const returnTo = readReturnTo(request);
  requireRecentProof(account, paths.security(returnTo));
  const { general } = await findSettings();
  const [t, factor, wanted, isOpen, waiting] = await Promise.all([
    translateFor(request, "security"),
    findSecondFactor(account.id),
    findProofWanted(account.id),
    isShopOpen(),
    findWaitingSecret(account.id, { issuer: general.siteName, label: account.email }),
  ]);
  const isOn = wanted.kind === "factor";
  return json({
    page: { title: t("title"), isUnlisted: true },
    forms: {
      codes: describeForm(codeForm),
      passkey: describeForm(passkeyForm),
      turnOff: describeForm(turnOffForm),
    },
    returnTo,
    factor,
    wanted,
    isOn,
    isRequired: worksHere(account.role) && isOpen,
    hasPasskeys,
    isStaff: worksHere(account.role),
    device: nameDevice(request.headers.get("User-Agent") ?? "") ?? "",
    waiting: waiting ? { secret: waiting.secret, qrCode: drawQrCode(waiting.address) } : null,
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const returnTo = readReturnTo(request);
  const posted = await readFormData(request);
  requireRecentProof(account, paths.security(returnTo));
  const sent = { request, posted, account, returnTo };
  switch (posted.get("intent")) {
    case "start-codes":
      return startCodes(sent);
    case "confirm-codes":
      return confirmCodes(sent);
    case "add-passkey":
      return savePasskey(sent);
    case "remove":
      return takeAway(sent);
    case "renew-recovery-codes":
      return renewCodes(sent);
    case "turn-off":
      return turnOff(sent);
    default:
      throw new Response(null, { status: 400 });
  }
}

function readReturnTo(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("returnTo"), "");
}

export default function Security() {
  const { t } = useTranslation("security");
  const { forms, factor, wanted, isOn, isRequired, isStaff, returnTo, ...shown } =
    useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const resultOf = (form: NonNullable<typeof data>["refused"]) =>
    data?.refused === form ? data?.result : undefined;
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("intro")}</p>
      <p role="status" className="mt-5 max-w-prose border-l-4 border-sage bg-white px-4 py-3">
        <span className="font-semibold">{t(isOn ? "state.on" : "state.off")}</span>
        {isRequired && !isOn && <span className="block">{t("state.required")}</span>}
      </p>
      {isOn && returnTo !== "" && (
        <p className="mt-4">
          <Link to={returnTo} className="button button-primary">
            {t("goOn")}
          </Link>
        </p>
      )}
      <div className="mt-10 grid max-w-3xl gap-12">
        <Codes
          description={forms.codes}
          factor={factor}
          waiting={shown.waiting}
          returnTo={returnTo}
          lastResult={resultOf("codes")}
        />
        <Passkeys
          description={forms.passkey}
          passkeys={factor.passkeys}
          hasPasskeys={shown.hasPasskeys}
          isStaff={isStaff}
          device={shown.device}
          returnTo={returnTo}
          lastResult={resultOf("passkey")}
        />
        {isOn && <Recovery left={factor.recoveryCodes} returnTo={returnTo} />}
        {isOn && (
          <TurnOff
            description={forms.turnOff}
            wanted={wanted}
            isRequired={isRequired}
            returnTo={returnTo}
            lastResult={resultOf("turn-off")}
          />
        )}
      </div>
    </>
  );
}
