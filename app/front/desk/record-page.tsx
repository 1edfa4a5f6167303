import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";

import type { PageMeta } from "~/shop/layout/front/page-meta";

import type { DrawnPage } from "./described/drawn";
import { DeskPage } from "./desk-page";
import type { FormAnswer, FormSection } from "./record";
import { RecordForm } from "./record-form";
import { RemovalForm } from "./removal-form";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office", "validation"] };

interface RecordPageProps {
  /** The form, where its desk has not described it. */
  sections?: readonly FormSection<string>[];
  /** What stands above it. */
  above?: ReactNode;
  /** What makes a new record begin as another one. */
  model?: string | null;
  /** What is said in place of the form of a record that nobody changes any more. */
  over?: ReactNode;
  /** What else may be done with it. */
  children?: ReactNode;
}

/** The page of a record that its desk has described (`recordDesk`): its form, and how it is deleted. */
export default function RecordPage({ sections, above, model, over, children }: RecordPageProps) {
  const { page, desk } = useLoaderData<{ page: PageMeta; desk: DrawnPage }>();
  const answer = useActionData<FormAnswer>();
  const { id, to, intro, back, record, save, deletion, kept, removal } = desk;
  return (
    <DeskPage title={page.title} intro={intro} back={back} width="form">
      {above}
      {over || (
        <RecordForm
          key={model}
          id={id}
          record={record}
          to={to}
          answer={answer}
          sections={sections ?? desk.sections}
          save={save}
          links={deletion && [deletion]}
        />
      )}
      {children}
      {kept && <p className="max-w-prose text-stone">{kept}</p>}
      {removal && (
        <RemovalForm
          to={to}
          intent="delete"
          version={record.version}
          answer={answer}
          summary={removal.label}
          label={removal.label}
        >
          <p>{removal.text}</p>
        </RemovalForm>
      )}
    </DeskPage>
  );
}
