import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";

import type { PageMeta } from "~/shop/layout/front/page-meta";

import type { DrawnPage } from "./described/drawn";
import { DeskPage } from "./desk-page";
import type { FormAnswer } from "./record";
import { RecordForm } from "./record-form";
import { RemovalForm } from "./removal-form";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office", "validation"] };

interface RecordPageProps {
  /** What stands below the fields of a section, by the name of the words that head it. */
  below?: Readonly<Record<string, ReactNode>>;
  /** What stands above the form. */
  above?: ReactNode;
  /** What makes a new record begin as another one. */
  model?: string | null;
  /** What is said in place of the form of a record that nobody changes any more. */
  over?: ReactNode;
  /** What else may be done with it. */
  children?: ReactNode;
}

/** The page of a record that its desk has described (`recordDesk`): its form, and how it is deleted. */
export default function RecordPage({ below, above, model, over, children }: RecordPageProps) {
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
          sections={desk.sections.map((section) => ({ ...section, below: below?.[section.name] }))}
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
