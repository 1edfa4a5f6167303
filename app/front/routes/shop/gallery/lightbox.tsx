import { useNavigate } from "@remix-run/react";
import { useCallback, useRef, type KeyboardEvent, type TouchEvent } from "react";

import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { categoryPlaceholder, Picture } from "~/platform/media/picture";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";
import type { GalleryImage } from "~/shop/content/front/gallery.server";

import { galleryAddress, type GalleryView } from "./address";
import { WorkFacts } from "./work-facts";

/** The least movement of a finger, in pixels, that counts as a swipe. */
const SWIPE = 48;

interface LightboxProps {
  large: { image: GalleryImage; place: number; previous: number | null; next: number | null };
  total: number;
  view: GalleryView;
}

/**
 * One picture, large. Without script it is a part of its page, above the others. With script it is a
 * modal dialog that turns by arrow keys and swipes.
 */
export function Lightbox({ large, total, view }: LightboxProps) {
  const { t } = useTranslation("gallery");
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement | null>(null);
  const ways = useRef<HTMLAnchorElement>(null);
  const touchedAt = useRef<number>();
  const { image, place } = large;
  const address = (picture: number | null) => galleryAddress({ ...view, picture });
  const turn = (picture: number | null) => {
    void navigate(address(picture), { replace: true, preventScrollReset: true });
  };
  // Closing a dialog gives the focus back to where it was; removing one does not.
  const letGo = () => dialog.current?.close();

  // The dialog opens together with the page. An effect would run after it, and a key pressed in
  // between would be lost.
  const show = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    if (!element) return;
    element.close();
    element.showModal();
    // The buttons that turn to other pictures get the focus first, though a link of the picture stands before them.
    ways.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") turn(large.previous);
    else if (event.key === "ArrowRight") turn(large.next);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const way = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (touchedAt.current === undefined || Math.abs(way) < SWIPE) return;
    turn(way > 0 ? large.previous : large.next);
  };

  return (
    <dialog
      ref={show}
      open
      aria-label={t("large")}
      onKeyDown={onKeyDown}
      onTouchStart={(event) => (touchedAt.current = event.changedTouches[0]?.clientX)}
      onTouchEnd={onTouchEnd}
      onCancel={(event) => {
        event.preventDefault();
        letGo();
        void navigate(address(null), { preventScrollReset: true });
      }}
      className="lightbox"
    >
      <figure className="grid min-h-0 gap-3">
        <Picture
          src={image.image_url}
          alt={image.alt}
          lang={langOf(image, "alt")}
          placeholder={categoryPlaceholder(image.category_slug ?? "")}
          sizes="(min-width: 80rem) 75rem, 96vw"
          isMain
          className="lightbox-picture"
        />
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
          <span lang={langOf(image, "alt")}>{image.alt}</span>
          <span className="opacity-80">{t("place", { place, total })}</span>
          <WorkFacts work={image} />
        </figcaption>
      </figure>
      <p className="flex justify-between gap-2">
        <Link
          ref={ways}
          to={address(large.previous)}
          replace
          preventScrollReset
          aria-label={t("previous")}
          className="lightbox-button"
        >
          <Icon name="chevron" className="size-6 rotate-90" />
        </Link>
        <Link
          to={address(null)}
          preventScrollReset
          onClick={letGo}
          aria-label={t("close")}
          className="lightbox-button"
        >
          <Icon name="close" className="size-6" />
        </Link>
        <Link
          to={address(large.next)}
          replace
          preventScrollReset
          aria-label={t("next")}
          className="lightbox-button"
        >
          <Icon name="chevron" className="size-6 -rotate-90" />
        </Link>
      </p>
    </dialog>
  );
}
