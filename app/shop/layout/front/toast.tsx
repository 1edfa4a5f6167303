import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

import type { Flash } from "~/platform/http/flash";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon, type IconName } from "~/platform/ui/icon";
import { Form, Link } from "~/platform/ui/link";

/** A warning is read out at once, like an error, because something was not done. */
const tones: Record<
  Flash["tone"],
  { icon: IconName; role: "status" | "alert"; border: string; text: string }
> = {
  success: { icon: "check", role: "status", border: "border-success", text: "text-success" },
  warning: { icon: "notice", role: "alert", border: "border-warning", text: "text-warning" },
  error: { icon: "alert", role: "alert", border: "border-error", text: "text-error" },
};

/**
 * Shows the message of the action that led to this page. With script it fades by itself; without, a
 * link closes it.
 */
export function Toast({ flash }: { flash: Flash }) {
  const { t } = useTranslation(["toast", "common"]);
  const location = useLocation();
  const [shownAt] = useState(location.key);
  const [isFaded, setFaded] = useState(false);
  const tone = tones[flash.tone];

  useEffect(() => {
    if (!flash.fadesAfter) return;
    const timer = setTimeout(() => setFaded(true), flash.fadesAfter);
    return () => clearTimeout(timer);
  }, [flash.fadesAfter]);

  // The message belongs to the page it came with, not to those that script opens after it.
  if (location.key !== shownAt) return null;

  const values = { ...flash.values, count: Number(flash.values?.count ?? 0) };
  const here = location.pathname + location.search;
  return (
    <aside
      aria-label={t(flash.title, values)}
      data-faded={isFaded}
      className="toast-place no-print sticky top-18 z-30"
    >
      <div className="shell">
        <div
          className={`toast mt-3 flex flex-wrap items-start gap-x-4 gap-y-2 rounded-edge border border-l-4 bg-white px-4 py-3 ${tone.border}`}
        >
          <Icon name={tone.icon} className={`mt-0.5 size-5 ${tone.text}`} />
          <div role={tone.role} className="min-w-40 flex-1">
            <p className="font-semibold">{t(flash.title, values)}</p>
            {flash.text && <p className="text-sm text-stone">{t(flash.text, values)}</p>}
          </div>
          {flash.undo && (
            <Form method="post" action={paths.cart()} preventScrollReset>
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="removedAt" value={flash.undo.removedAt} />
              <button className="link min-h-11 px-2 font-semibold">{t("undo")}</button>
            </Form>
          )}
          <Link
            to={here}
            reloadDocument
            aria-label={t("common:close")}
            onClick={(event) => {
              event.preventDefault();
              setFaded(true);
            }}
            className="-my-1 -mr-2 grid size-11 place-items-center"
          >
            <Icon name="close" className="size-4" />
          </Link>
        </div>
      </div>
    </aside>
  );
}
