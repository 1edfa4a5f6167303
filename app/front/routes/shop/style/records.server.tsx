import { DeskDialog, DeskFrame, DeskPage } from "~/front/desk/desk-page";
import type { FieldWords, FormSection } from "~/front/desk/record";
import { DrawnFrom, RecordForm, StaleFields } from "~/front/desk/record-form";
import { RemovalForm } from "~/front/desk/removal-form";
import { z } from "~/platform/basics/zod";
import { describeForm } from "~/platform/forms/describe-form.server";
import { message } from "~/platform/forms/validation-message";
import { Badge } from "~/platform/office-ui/badge";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { UploadProgress } from "~/platform/office-ui/front/upload";

import type { State } from "./draw.server";
import { PLACE, samples } from "./samples.server";

const { word, name, sentence, paragraph, unbroken, email } = samples;
const options = [word, name, unbroken].map((label, index) => ({ value: String(index), label }));

/** A field of each kind that forms of the office have. */
const kinds: FieldWords[] = [
  { label: word, hint: sentence },
  { label: name, kind: "number" },
  { label: sentence, kind: "money", after: <Badge tone="bad">{word}</Badge> },
  { label: word, kind: "day" },
  { label: word, kind: "color" },
  { label: word, kind: "choice", options, empty: word },
  { label: sentence, kind: "lines", hint: paragraph },
  { label: sentence, kind: "tick", hint: sentence },
  { label: name, kind: "radio", options },
  { label: name, kind: "several", options, hint: sentence },
];
const schema = z.object(Object.fromEntries(kinds.map((_, at) => [`field${at}`, z.string()])));
const section: FormSection<string> = {
  title: name,
  intro: paragraph,
  fields: Object.fromEntries(kinds.map((words, at) => [`field${at}`, words])),
};
const texts = {
  field0: unbroken,
  field2: "1.299,00",
  field4: "#b8860b",
  field8: "1",
  field9: ["1"],
};
const record = { id: "1", version: 3, description: describeForm(schema), texts };
const refused = {
  intent: "",
  version: 3,
  trouble: message("email"),
  result: {
    status: "error" as const,
    initialValue: texts,
    error: { field0: [message("email")], field5: [message("choose")], field8: [message("choose")] },
  },
};
const stale = {
  ...refused,
  result: undefined,
  trouble: undefined,
  stale: {
    last: { happened_at: "2026-11-29T08:00:00.000Z", admin_email: email },
    now: { field0: word, field6: paragraph },
    yours: { field0: unbroken, field6: "" },
  },
};
const form = { record, to: PLACE, sections: [section] };
const links = [{ to: PLACE, label: name }];

/** The records of the office: their forms, and every answer to them. */
export function recordStates(): State[] {
  const states: State[] = [
    { name: "DeskFrame", shown: <DeskFrame title={word}>{name}</DeskFrame> },
    {
      name: "DeskPage with RecordForm",
      shown: <DeskPage title={name}>{recordForm(undefined)}</DeskPage>,
    },
    { name: "RecordForm refused", shown: recordForm(refused) },
    { name: "RecordForm stale", shown: recordForm(stale) },
    { name: "RecordForm not saved", shown: recordForm({ ...refused, isNotSaved: true }) },
    { name: "RecordForm sent", isSent: true, shown: recordForm(undefined) },
    {
      name: "DrawnFrom, StaleFields and StaleNotice",
      shown: (
        <>
          <DrawnFrom version={1} answer={undefined} />
          <StaleFields answer={stale} fields={section.fields} theirs={PLACE} isOver />
          <StaleNotice last={undefined} rows={[]} theirs={PLACE} mine={sentence} />
        </>
      ),
    },
    { name: "RemovalForm", shown: removal(undefined) },
    { name: "RemovalForm refused", shown: removal(refused) },
    { name: "RemovalForm stale", shown: removal(stale) },
    {
      name: "UploadProgress",
      shown: (
        <>
          <UploadProgress state={{ kind: "sending", percent: 40 }} />
          <UploadProgress state={{ kind: "failed" }} />
          <UploadProgress state={{ kind: "too-large" }} />
        </>
      ),
    },
    {
      name: "DeskDialog",
      shown: (
        <div className="relative min-h-[50vh] will-change-transform">
          <DeskDialog title={sentence} closeTo={PLACE}>
            {removal(undefined)}
          </DeskDialog>
        </div>
      ),
    },
  ];
  return states.map((state) => ({ ...state, isOffice: true }));
}

function recordForm(answer: Parameters<typeof RecordForm>[0]["answer"]) {
  return <RecordForm {...form} answer={answer} links={links} />;
}

function removal(answer: Parameters<typeof RemovalForm>[0]["answer"]) {
  return (
    <RemovalForm to={PLACE} version={1} answer={answer} label={sentence} cancelTo={PLACE}>
      <p>{paragraph}</p>
    </RemovalForm>
  );
}
