import type { ReactNode } from "react";

import type { FieldState } from "~/platform/forms/plain-field";
import { Panel } from "~/platform/office-ui/front/panel";

import type { FieldWords, FormSection } from "../record";
import { Control } from "./control";

const columns = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" } as const;
/** These take a row of their own. */
const wide: readonly FieldWords["kind"][] = ["lines", "tick", "radio", "several"];

/** The fields of a form that belong together. */
export function Section<Name extends string>({
  section: { title, intro, fields: words, columns: count = 2, below },
  fields,
  initial,
}: {
  section: FormSection<Name>;
  fields: Record<Name, FieldState>;
  /** What the form began with or was sent with, by the names of its fields. */
  initial: unknown;
}) {
  const names = Object.keys(words) as Name[];
  return (
    <Frame title={title}>
      {intro && <p className="mb-4 max-w-prose text-stone last:mb-0">{intro}</p>}
      {names.length > 0 && (
        <div className={`grid grid-cols-1 gap-4 ${columns[count]}`}>
          {names.map((name) => {
            const field = words[name];
            return (
              field && (
                <div key={name} className={wide.includes(field.kind) ? "col-span-full" : undefined}>
                  <Control field={fields[name]} words={field} chosen={valuesOf(initial, name)} />
                </div>
              )
            );
          })}
        </div>
      )}
      {below}
    </Frame>
  );
}

function Frame({ title, children }: { title: string | undefined; children: ReactNode }) {
  return title === undefined ? <div>{children}</div> : <Panel title={title}>{children}</Panel>;
}

/** The values of a field of several boxes. */
function valuesOf(initial: unknown, name: string): string[] {
  if (typeof initial !== "object" || initial === null) return [];
  const values = [new Map(Object.entries(initial)).get(name)].flat();
  return values.filter((value) => typeof value === "string");
}
