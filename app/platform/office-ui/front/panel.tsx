import type { ReactNode } from "react";

/** A titled section of an admin page. */
export function Panel({
  id,
  title,
  children,
}: {
  /** Where links to it lead. */
  id?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="rounded-edge border border-line bg-white p-4 sm:p-5">
      <h2 className="mb-3">{title}</h2>
      {children}
    </section>
  );
}
