import { useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";

import { FormToken } from "~/platform/forms/form-token";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { StaleNotice } from "~/platform/office-ui/stale-notice";
import type { useUpload } from "~/platform/office-ui/upload";
import { Link } from "~/platform/ui/link";

import { compareTexts } from "./form/compare-texts";
import { Section } from "./form/section";
import type { FormAnswer, Fields, FieldWords, FormSection } from "./record";
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
  /** What is wrong besides its fields: with the proof that stands between them and the button. */
  moreErrors?: readonly { id: string; message: string }[];
  /** In place of the usual words for a database that could not be written. */
  notSaved?: string;
  /** What else may be done with the record: cancelled, translated, deleted. */
  links?: readonly { to: string; label: string; isOver?: boolean }[];
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/** The form of a record, new or known: its fields as the desk names them, and what was wrong with it. */
export function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { id, version } = props.record;
  return <Drawn key={`${id} ${version}`} {...props} />;
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
    : answer?.trouble && read(answer.trouble);
  const words: Fields<string> = Object.fromEntries([
    ...sections.flatMap((section) => Object.entries<FieldWords | undefined>(section.fields)),
    ...(upload ? [["image", { label: t("image.title") }] as const] : []),
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
      <input type="hidden" name="version" value={answer?.version ?? record.version} />
      {answer?.stale && (
        <StaleNotice
          last={answer.stale.last}
          rows={compareTexts(words, answer.stale, t)}
          theirs={to}
          intent={intent}
          hasFiles={upload !== undefined}
        />
      )}
      {sections.map((section, index) => (
        <Section key={index} section={section} fields={fields} initial={form.initialValue} />
      ))}
      {children}
      <p className="flex flex-wrap gap-3">
        <button
          name={intent && "intent"}
          value={intent}
          aria-busy={isSaving}
          className="button button-primary"
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
