import type { ComponentProps } from "react";

import type { FormAnswer } from "~/front/desk/record";

import { PartForm } from "../installation/part-form";
import { SettingsForm } from "../settings/settings-form";
import type { FormLine } from "./line-forms";

/** The form that puts a line right, on the line itself. */
export function LineForm({
  of,
  to,
  answer,
}: {
  of: { item: FormLine } & (
    | { tab: ComponentProps<typeof SettingsForm>["drawn"] }
    | { part: ComponentProps<typeof PartForm>["drawn"] }
  );
  /** Where it is sent. */
  to: string;
  answer: FormAnswer | undefined;
}) {
  return (
    <div className="mt-3">
      {"tab" in of ? (
        <SettingsForm key={of.item} drawn={of.tab} answer={answer} to={to} />
      ) : (
        <PartForm key={of.item + of.part.record.version} drawn={of.part} answer={answer} to={to} />
      )}
    </div>
  );
}
