import type { QrCode } from "~/platform/format/qr-code.server";

/** A QR code as a picture; `label` says where it leads, for whoever does not see it. */
export function QrImage({ code: { side, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-56 bg-sheet"
    >
      <path d={path} fill="black" />
    </svg>
  );
}
