import type { PieceLook, PieceView } from "~/furniture/drawing/piece-look";
import { useTranslation } from "~/platform/i18n/use-translation";

import { drawingAddress } from "../drawing-address";

/**
 * A piece drawn to scale. The drawing contains its own description; `alt` is for places where only
 * the name is needed.
 */
export function Drawing({
  piece,
  view,
  alt,
  src,
  isFirst = false,
  className = "",
}: {
  piece: PieceLook;
  view: PieceView;
  alt: string;
  /** A drawing that the browser has made itself. */
  src?: string;
  isFirst?: boolean;
  className?: string;
}) {
  const { i18n } = useTranslation();
  return (
    <img
      src={src ?? drawingAddress(piece, view, i18n.language)}
      alt={alt}
      width={480}
      height={400}
      loading={isFirst ? "eager" : "lazy"}
      className={`block h-auto w-full object-contain ${className}`}
    />
  );
}
