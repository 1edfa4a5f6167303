import { useEffect, useRef, useSyncExternalStore } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";

import { watch, isWanted, want } from "./wanted-keys";

const keys = ["/", "n", "j", "k", "?"] as const;
const texts = { "/": "search", n: "new", j: "next", k: "previous", "?": "help" } as const;

/**
 * Keyboard shortcuts for those who work here all day, and the list of them. They need script, and can
 * be turned off by whoever dictates or types by accident (WCAG 2.1.4).
 */
export function QuickKeys() {
  const { t } = useTranslation("office");
  const list = useRef<HTMLDetailsElement>(null);
  // Undefined on the server, so that its HTML contains no shortcuts.
  const isOn = useSyncExternalStore(watch, isWanted, () => undefined);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const key = keys.find((one) => one === event.key);
      if (!key || !isFree(event)) return;
      event.preventDefault();
      if (key === "?") list.current?.querySelector("summary")?.click();
      else follow(key);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);

  if (isOn === undefined) return null;
  return (
    <details ref={list} className="no-print px-4 text-stone sm:px-6 lg:px-8">
      <summary className="inline-flex min-h-11 items-center">{t("quickKeys.title")}</summary>
      <dl className="grid max-w-xs grid-cols-[2.5rem_1fr] gap-y-1">
        {keys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-edge border border-line bg-white px-2">{key}</kbd>
            </dt>
            <dd>{t(`quickKeys.${texts[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => want(event.target.checked)}
          className="size-5"
        />
        {t("quickKeys.on")}
      </label>
    </details>
  );
}

/** Whether a key is free for a shortcut: no text is being typed and no dialog is open. */
function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
  const { target } = event;
  const isTyped = "input:not([type=checkbox]), textarea, select, dialog";
  if (target instanceof Element && target.closest(isTyped)) return false;
  return document.querySelector("dialog[open]") === null;
}

function follow(key: "/" | "n" | "j" | "k"): void {
  if (key === "/") {
    document.querySelector<HTMLElement>("[name=q]")?.focus();
  } else if (key === "n") {
    document.querySelector<HTMLElement>("main a[data-new]")?.click();
  } else {
    const rows = [...document.querySelectorAll("main .data-table tbody tr")];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const row = rows[key === "j" ? at + 1 : at < 0 ? 0 : at - 1];
    row?.querySelector<HTMLElement>("a, summary, button, input")?.focus();
  }
}
