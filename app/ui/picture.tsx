/** The widths a photograph is offered in. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

interface PictureProps {
  src: string | null;
  alt: string;
  /** The language of `alt` where it is not the page's. */
  lang?: string;
  /** The drawing that stands in where there is no photograph yet. */
  placeholder: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  width?: number;
  height?: number;
  /** Whether it is among the first things seen, and so not to be loaded late. */
  isFirst?: boolean;
  className?: string;
}

/** Every picture of the shop. Its size is given, so that nothing moves when it arrives. */
export function Picture({
  src,
  alt,
  lang,
  placeholder,
  sizes,
  width = 1200,
  height = 900,
  isFirst = false,
  className = "",
}: PictureProps) {
  const isOurs = src?.startsWith("/imagini/");
  const offered = pictureWidths.filter((one) => one <= width);
  return (
    <img
      src={isOurs ? `${src}?w=800` : (src ?? `/placeholders/${placeholder}.svg`)}
      srcSet={isOurs ? offered.map((one) => `${src}?w=${one} ${one}w`).join(", ") : undefined}
      sizes={isOurs ? sizes : undefined}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={`block h-auto w-full bg-linen object-cover ${className}`}
    />
  );
}

const drawnCategories = new Set(["dormitoare", "bucatarii", "living", "birouri", "bai"]);

/** The drawing that stands in for a category's products. */
export function categoryPlaceholder(slug: string): string {
  return drawnCategories.has(slug) ? slug : "atelier";
}
