import { useTranslation } from "~/platform/i18n/use-translation";

import { isPlanned, lineDrawingAddress, lineWords, type LineDesign } from "./line-design";

/** The design of a line in words. */
export function DesignText({ design }: { design: LineDesign }) {
  const { i18n } = useTranslation("cart");
  return <span className="block text-sm text-stone">{lineWords(design, i18n)}</span>;
}

/** The small drawing beside a line. */
export function DesignDrawing({ design, name }: { design: LineDesign; name: string }) {
  const { t } = useTranslation("cart");
  return (
    <LineDrawing
      design={design}
      view="picture"
      alt={t("drawingOf", { name })}
      className="aspect-4/3 bg-sheet p-1"
    />
  );
}

/**
 * A line's piece drawn to scale. The drawing contains its own description; `alt` is for places where
 * only the name is needed. A design that nobody can build any more has none.
 */
function LineDrawing({
  design,
  view,
  alt,
  isFirst = false,
  className = "",
}: {
  design: LineDesign;
  view: "picture" | "measured";
  alt: string;
  isFirst?: boolean;
  className?: string;
}) {
  const { i18n } = useTranslation();
  if (isPlanned(design) && design.version === "") return null;
  return (
    <img
      src={lineDrawingAddress(design, view, i18n.language)}
      alt={alt}
      width={480}
      height={400}
      loading={isFirst ? "eager" : "lazy"}
      className={`block h-auto w-full border border-line object-contain ${className}`}
    />
  );
}
