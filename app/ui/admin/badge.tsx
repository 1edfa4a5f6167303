import type { ReactNode } from "react";

/** A state in a word. The colour only underlines it. */
export function Badge({
  tone,
  children,
}: {
  tone: "good" | "bad" | "neutral";
  children: ReactNode;
}) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
