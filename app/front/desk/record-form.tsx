import { useNavigation } from "@remix-run/react";
import type { ComponentProps, FormEvent, ReactNode } from "react";

import { FormToken } from "~/platform/forms/front/form-token";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import type { useUpload } from "~/platform/office-ui/front/upload";
import { Link } from "~/platform/ui/link";

import { compareTexts } from "./form/compare-texts";
import { Section } from "./form/section";
import type { FormAnswer, Fields, FieldWords, FormSection, LinkTo } from "./record";
import type { DrawnRecord } from "./record.server";

interface RecordFormProps<Name extends string> {
  /** What tells its fields from those of other forms of the page. */
  id?: string;
  record: DrawnRecord<Name>;
  /** Where it is sent. */
  to: string;
  answer: FormAnswer | undefined;
  sections: readonly FormSection<Name>[];
  /** The words of its button, and the `intent` that it sends where the page has several. */
  save?: string;
  intent?: string;
  /** Set where the form sends files along: how, and whether they are on their way. */
  upload?: Pick<ReturnType<typeof useUpload>, "onSubmit" | "state">;
  formToken?: string | null;
  /** How its button looks: that of a step among others is quieter. */
  look?: "primary" | "secondary" | "danger";
  /** What it shows of the row and sends along unseen, where the row has no version. */
  kept?: Record<string, string>;
  /** What is compared with what is saved now besides its fields, or in other words. */
  besides?: Fields<string>;
  /** What is wrong with the whole form, in the page's own words. */
  trouble?: string | undefined;
  /** What is wrong besides its fields: with the proof that stands between them and the button. */
  moreErrors?: readonly { id: string; message: string }[];
  /** In place of the usual words for a database that could not be written. */
  notSaved?: string;
  /** What else may be done with the record: cancelled, translated, deleted. */
  links?: readonly (LinkTo & { isOver?: boolean })[];
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/** The form of a record, new or known: its fields as the desk names them, and what was wrong with it. */
export function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { id, version } = props.record;
  const { answer, intent } = props;
  // What another button of the page was refused stands at that button.
  const own = answer?.intent === (intent ?? "") ? answer : undefined;
  return <Drawn key={`${id} ${version}`} {...props} answer={own} />;
}

function Drawn<Name extends string>({
  id,
  record,
  to,
  answer,
  sections,
  save,
  intent,
  upload,
  look = "primary",
  kept = {},
  besides = {},
  trouble: ownTrouble,
  formToken,
  moreErrors = [],
  notSaved,
  links = [],
  onInput,
  children,
}: RecordFormProps<Name>) {
  const { t } = useTranslation("office");
  const { t: shared } = useTranslation("validation");
  const read = useMessages();
  const navigation = useNavigation();
  const [form, fields, errors] = useServerForm(record.description, {
    id,
    lastResult: answer?.result,
    defaultValue: record.texts,
  });
  const isSaving = navigation.formAction === to || upload?.state.kind === "sending";
  const trouble = answer?.isNotSaved
    ? (notSaved ?? shared("notSaved"))
    : (ownTrouble ?? (answer?.trouble && read(answer.trouble)));
  const words: Fields<string> = Object.fromEntries([
    ...Object.entries(besides),
    ...sections.flatMap((section) => Object.entries<FieldWords | undefined>(section.fields)),
    ...(upload ? [["image", { label: t("image.title") }] as const] : []),
    ...Object.entries(besides),
  ]);
  return (
    <ServerForm
      form={form}
      errors={[...errors, ...moreErrors]}
      formErrors={trouble ? [trouble] : []}
      action={to}
      {...(upload && { encType: "multipart/form-data", onSubmit: upload.onSubmit })}
      onInput={onInput}
      preventScrollReset
      className="grid grid-cols-1 gap-6"
    >
      {formToken && <FormToken token={formToken} />}
      <DrawnFrom version={record.version} kept={kept} answer={answer} />
      <StaleFields
        answer={answer}
        fields={words}
        theirs={to}
        intent={intent}
        hasFiles={upload !== undefined}
      />
      {sections.map((section, index) => (
        <Section key={index} section={section} fields={fields} initial={form.initialValue} />
      ))}
      {children}
      <p className="flex flex-wrap gap-3">
        <button
          name={intent && "intent"}
          value={intent}
          aria-busy={isSaving}
          className={`button button-${answer?.stale ? "secondary" : look}`}
        >
          {isSaving ? t("saving") : (save ?? t("save"))}
        </button>
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            preventScrollReset={link.isOver}
            className="button button-quiet"
          >
            {link.label}
          </Link>
        ))}
      </p>
    </ServerForm>
  );
}

/** What a form was drawn from, which it sends along unseen: the version of its row, or what it shows of it. */
export function DrawnFrom({
  version,
  kept = {},
  answer,
}: {
  version: number;
  kept?: Record<string, string>;
  answer: FormAnswer | undefined;
}) {
  return (
    <>
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {Object.entries({ ...kept, ...answer?.kept }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/**
 * What is saved now beside what was typed, where somebody else was first; nothing else. It stands in the
 * form, or where the step can no longer be taken (`isOver`) in place of it.
 */
export function StaleFields({
  answer,
  fields,
  ...notice
}: {
  answer: FormAnswer | undefined;
  /** The words of what is compared. */
  fields: Fields<string>;
} & Omit<ComponentProps<typeof StaleNotice>, "last" | "rows">) {
  const { t } = useTranslation("office");
  if (!answer?.stale) return null;
  const rows = compareTexts(fields, answer.stale, t);
  return <StaleNotice last={answer.stale.last} rows={rows} {...notice} />;
}
