import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";

const AssistantPanel = lazy(() => import("./ui/panel"));

/** The link to the assistant on every page; script turns it into a panel over the page. */
export function AssistantButton() {
  const { t } = useTranslation("nav");
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  if (pathname.startsWith(paths.assistant())) return null;
  if (isOpen) {
    return (
      <Suspense>
        <AssistantPanel onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  return (
    <aside aria-label={t("assistant")}>
      <Link ref={link} to={paths.assistant()} onClick={open} className="assistant-button no-print">
        <Icon name="assistant" className="size-6" />
        {/* On a phone its sign alone, so that it lies over as little text as it can. */}
        <span className="max-sm:sr-only">{t("assistant")}</span>
      </Link>
    </aside>
  );
}
