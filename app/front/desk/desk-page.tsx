import { useNavigate } from "@remix-run/react";
import { useCallback, useRef, type ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";

import type { LinkTo } from "./record";

const widths = { narrow: "max-w-3xl", form: "max-w-5xl", whole: "" } as const;

interface DeskPageProps {
  title: string;
  intro?: string;
  back?: LinkTo;
  actions?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** The page of a record: the way back to its list, its heading and what may be done, its parts. */
export function DeskPage({ children, ...head }: DeskPageProps) {
  return (
    <DeskFrame {...head}>
      <div className="mt-6 grid grid-cols-1 gap-6">{children}</div>
    </DeskFrame>
  );
}

/** The same around parts that keep their distance by themselves, as those of a list do. */
export function DeskFrame({
  title,
  intro,
  back,
  actions,
  width = "whole",
  children,
}: DeskPageProps) {
  return (
    <main id="content" className={`office-page ${widths[width]}`}>
      {back && (
        <p className="mb-2">
          <Link to={back.to} className="link">
            {back.label}
          </Link>
        </p>
      )}
      <PageHead title={title} intro={intro}>
        {actions}
      </PageHead>
      {children}
    </main>
  );
}

/**
 * A page shown as a dialog over the list it belongs to. The server sends it open; script makes it
 * modal. Closing it, by the link or by Escape, leads back to the list.
 */
export function DeskDialog({
  title,
  closeTo,
  isWide = false,
  children,
}: {
  title: string;
  closeTo: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("common");
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement | null>(null);
  // With the page and not after it, as an effect would: a key pressed in between would be lost.
  const show = useCallback((shown: HTMLDialogElement | null) => {
    if (!shown) return dialog.current?.close();
    dialog.current = shown;
    // `showModal` refuses a dialog that is open already.
    shown.removeAttribute("open");
    shown.showModal();
  }, []);
  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 z-40 bg-ink/40" />
      <dialog
        ref={show}
        open
        aria-labelledby="dialog-title"
        onCancel={(event) => {
          // The `cancel` of a file chooser inside bubbles up to here.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          navigate(closeTo, { preventScrollReset: true });
        }}
        className={`page-dialog ${isWide ? "max-w-4xl" : "max-w-2xl"}`}
      >
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-white px-5 py-2">
          <h2 id="dialog-title">{title}</h2>
          <Link
            to={closeTo}
            preventScrollReset
            aria-label={t("close")}
            className="-mr-2 grid size-11 shrink-0 place-items-center"
          >
            <Icon name="close" />
          </Link>
        </div>
        <div className="p-5">{children}</div>
      </dialog>
    </>
  );
}
