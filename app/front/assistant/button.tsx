import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";

const AssistantPanel = lazy(() => import("./ui/panel"));

/**
 * The link to the assistant, which stands in the top bar, so that it floats over every page and lies over
 * nothing of it; and the panel over the page that script opens instead. None on the assistant's own page.
 */
export function useAssistant() {
  const { t } = useTranslation("nav");
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) link.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  }

  if (pathname.startsWith(paths.assistant())) return {};
  return {
    button: (
      <Link ref={link} to={paths.assistant()} onClick={toggle} className="button button-quiet px-2">
        <Icon name="assistant" className="size-6" />
        <span className="sr-only">{t("assistant")}</span>
      </Link>
    ),
    panel: isOpen && (
      <Suspense>
        <AssistantPanel onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
