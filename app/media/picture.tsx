import { useDataSaver } from "./data-saver";
import { paths } from "~/paths";
import { memoize } from "~/memoize";

/** The widths a photograph is offered in. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

const ownPictures = paths.picture("");

interface PictureProps {
  src: string | null;
  alt: string;
  /** The language of `alt` where it is not the page's. */
  lang?: string;
  /** The drawing that stands in where there is no photograph yet. */
  placeholder: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** The widest it is ever worth sending, with its height. */
  width?: number;
  height?: number;
  /** Whether it is among the first things seen, and so not to be loaded late. */
  isFirst?: boolean;
  /** Whether it is what the page is about: loaded before the others, and legible in any economy. */
  isMain?: boolean;
  className?: string;
}

/**
 * Every picture of the shop. Its size is given, so that nothing moves when it arrives, and until
 * then its place has its colour (pictures.css).
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
      // Of ours this is read only by browsers too old to choose.
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
      // React 18 knows it by this spelling only, its types by another.
      {...(isMain && { fetchpriority: "high" })}
      className={`block h-auto w-full bg-linen object-cover ${className}`}
    />
  );
}

const memoizedSet = memoize<string>(2_000);

/** Its addresses up to a width. */
function sourceSet(src: string, widest: number, isLight: boolean): string {
  return memoizedSet(`${src} ${widest} ${isLight}`, () =>
    pictureWidths
      .filter((width) => width <= widest)
      .map((width) => `${pictureAddress(src, width, isLight)} ${width}w`)
      .join(", "),
  );
}

/** The address of a picture of ours at a width. Another picture's address stays as it is. */
export function pictureAddress(src: string, width: number, isLight: boolean): string {
  if (!src.startsWith(ownPictures)) return src;
  return `${src}?w=${width}${isLight ? "&light=1" : ""}`;
}

const drawnCategories = new Set(["dormitoare", "bucatarii", "living", "birouri", "bai"]);

/** The drawing that stands in for a category's products. */
export function categoryPlaceholder(slug: string): string {
  return drawnCategories.has(slug) ? slug : "atelier";
}
