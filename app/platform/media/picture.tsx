import { memoize } from "~/platform/basics/memoize";
import { paths } from "~/platform/paths/paths";
import { useDataSaver } from "~/platform/ui/page-hooks";

/** The widths in which photographs are offered. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

const ownPictures = paths.picture("");

interface PictureProps {
  src: string | null;
  alt: string;
  /** The language of `alt` if it differs from the page's. */
  lang?: string;
  /** The drawing to show while there is no photograph. */
  placeholder: string;
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string;
  /** The largest size worth sending. */
  width?: number;
  height?: number;
  /** Whether it is in the first view, so that it is not loaded lazily. */
  isFirst?: boolean;
  /** Whether it is the page's main picture: loaded before others, and never sent in lower quality. */
  isMain?: boolean;
  className?: string;
}

/**
 * Every picture of the shop. Width and height are given, so that nothing moves when it arrives, and
 * until then its place has a colour of its own.
 */
export function Picture({
  src,
  alt,
  lang,
  placeholder,
  sizes,
  width = 1200,
  height = 900,
  isFirst = false,
  isMain = false,
  className = "",
}: PictureProps) {
  const isLight = useDataSaver() !== null;
  const own = src?.startsWith(ownPictures) ? src : undefined;
  const widest = isLight ? (isMain ? 800 : 400) : width;
  const set = own && widest > pictureWidths[0] ? sourceSet(own, widest, isLight) : undefined;
  return (
    <img
      // For the shop's own pictures only browsers without `srcset` read this.
      src={
        own
          ? pictureAddress(own, isMain && !isLight ? 800 : 400, isLight)
          : (src ?? `/placeholders/${placeholder}.svg`)
      }
      srcSet={set}
      sizes={set && sizes}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={isFirst || isMain ? "eager" : "lazy"}
      decoding="async"
      // React 18 knows the attribute by this spelling only, its types by another.
      {...(isMain && { fetchpriority: "high" })}
      className={`block h-auto w-full bg-linen object-cover ${className}`}
    />
  );
}

const memoizedSet = memoize<string>(2_000);

/** The picture's addresses up to a width. */
function sourceSet(src: string, widest: number, isLight: boolean): string {
  return memoizedSet(`${src} ${widest} ${isLight}`, () =>
    pictureWidths
      .filter((width) => width <= widest)
      .map((width) => `${pictureAddress(src, width, isLight)} ${width}w`)
      .join(", "),
  );
}

/** The address of one of the shop's pictures at a width. Other addresses are returned unchanged. */
export function pictureAddress(src: string, width: number, isLight: boolean): string {
  if (!src.startsWith(ownPictures)) return src;
  return `${src}?w=${width}${isLight ? "&light=1" : ""}`;
}

const drawnCategories = new Set(["dormitoare", "bucatarii", "living", "birouri", "bai"]);

/** The drawing shown in place of a missing photograph of a category's product. */
export function categoryPlaceholder(slug: string): string {
  return drawnCategories.has(slug) ? slug : "atelier";
}
