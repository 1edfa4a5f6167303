/**
 * Every picture of the shop. Its size is given, so that nothing moves when it arrives; where a
 * product has no picture yet, its category's drawing stands in.
 */
export function Picture({
  src,
  alt,
  placeholder,
  width = 1200,
  height = 900,
  isFirst = false,
  className = "",
}: {
  src: string | null;
  alt: string;
  placeholder: string;
  width?: number;
  height?: number;
  /** Whether it is among the first things seen, and so not to be loaded late. */
  isFirst?: boolean;
  className?: string;
}) {
  return (
    <img
      src={src ?? `/placeholders/${placeholder}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={`bg-linen block h-auto w-full object-cover ${className}`}
    />
  );
}

/** The drawing that stands in for a category's products. */
export function categoryPlaceholder(slug: string): string {
  return drawnCategories.has(slug) ? slug : "atelier";
}

const drawnCategories = new Set(["dormitoare", "bucatarii", "living", "birouri", "bai"]);
