import type { ReactNode } from "react";

/** A state in a word. The colour only underlines it. */
export function Badge({
  tone,
  children,
}: {
  tone: "good" | "bad" | "neutral";
  children: ReactNode;
}) {
  const tones = {
    good: "border-success text-success",
    bad: "border-error text-error",
    neutral: "border-[#8b8378] text-stone",
  };
  return (
    <span
      className={`inline-block rounded-edge border bg-white px-2 text-xs leading-5 font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
