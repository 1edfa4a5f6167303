import { useRef, useState } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { useIsHydrated } from "~/platform/ui/page-hooks";

type State = "idle" | "asking" | "failed" | "ready";

/**
 * Asks the browser for a passkey and puts the answer into the surrounding form, which it submits if
 * the form has at most one button. Passkeys need script, so without script there is no button.
 */
export function PasskeyButton({
  purpose,
  label,
}: {
  purpose: "register" | "prove";
  label: string;
}) {
  const { t } = useTranslation("security");
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>("idle");

  const ask = async () => {
    setState("asking");
    try {
      const answer = await askBrowser(purpose);
      if (!input.current?.form) return;
      input.current.value = JSON.stringify(answer);
      const buttons = input.current.form.querySelectorAll<HTMLElement>("button:not([type=button])");
      if (buttons.length > 1) setState("ready");
      else {
        setState("idle");
        input.current.form.requestSubmit(buttons[0] ?? null);
        // An answer is valid once; it must not be sent along with a code typed later.
        input.current.value = "";
      }
    } catch {
      setState("failed");
    }
  };

  return (
    <div>
      <input ref={input} type="hidden" name="passkey" defaultValue="" />
      {isHydrated && (
        <button
          type="button"
          className="button button-primary"
          aria-busy={state === "asking"}
          onClick={() => void ask()}
        >
          <Icon name="key" className="size-5" />
          {label}
        </button>
      )}
      <p role="status" className="text-sm font-semibold">
        {state === "failed" && t("passkeys.failed")}
        {state === "ready" && t("passkeys.ready")}
      </p>
    </div>
  );
}

/** The package is loaded at the first press. */
async function askBrowser(purpose: "register" | "prove"): Promise<unknown> {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  const response = await fetch(paths.passkeyChallenge(), {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ purpose }),
  });
  if (!response.ok) throw new Error(`no challenge: ${response.status}`);
  const optionsJSON: unknown = await response.json();
  return purpose === "register"
    ? startRegistration({ optionsJSON: optionsJSON as never })
    : startAuthentication({ optionsJSON: optionsJSON as never });
}
