import type { ReactNode } from "react";

/** A field with what it is about drawn small above it, and marked in pencil. */
export function Pictured({
  of,
  marked,
  isClosed,
  children,
}: {
  of: string;
  marked: string;
  isClosed?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid content-start gap-1">
      <svg viewBox="0 0 48 36" aria-hidden="true" className={isClosed ? "mark closed" : "mark"}>
        <path d={of} />
        <path d={marked} />
      </svg>
      {children}
    </div>
  );
}
