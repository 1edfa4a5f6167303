import type { ReactNode } from "react";

/** A state, said in a word. The colour only supports it. */
export function Badge({
  tone,
  children,
}: {
  tone: "good" | "bad" | "neutral";
  children: ReactNode;
}) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
