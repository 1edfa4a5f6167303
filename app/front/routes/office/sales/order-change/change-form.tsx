import type { Fields, FormAnswer } from "~/front/desk/record";
import { DrawnFrom, StaleFields } from "~/front/desk/record-form";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import type { Vat } from "~/platform/settings/vat";

import { ChangeLine, type Lock } from "./line";
import type { TypedLine } from "./read-lines.server";
import type { changeForm } from "./schema";
import { troubleWords, type RefusedParts } from "./trouble";

interface ChangeFormProps {
  number: string;
  description: DescriptionOf<typeof changeForm>;
  typed: Record<string, string>;
  lines: TypedLine[];
  free: TypedLine;
  locks: Record<string, Lock>;
  /** The ids of the lines whose piece the planner changes. */
  plannable: string[];
  /** The order's rate of VAT and the others that a piece in words may have, in percent. */
  rates: Vat & { own: readonly number[] };
  /** The version of the draft; 0 if there is none. */
  version: number;
  search: string;
  /** What was found by it, as HTML; null where nothing was looked for. */
  found: string | null;
  /** The difference that the kept draft makes, as HTML; null while there is none. */
  preview: string | null;
  asks: boolean;
  /** The removed pieces whose drawings were already sent to the customer. */
  lost: string[];
  answer: (FormAnswer & RefusedParts) | undefined;
}

/** The change as one form: whichever of its buttons is pressed, what was typed is kept first. */
export function ChangeForm({ number, description, answer, ...loaded }: ChangeFormProps) {
  const { t } = useTranslation("office-order-change");
  const { t: shared } = useTranslation("validation");
  const [form, fields, errors] = useServerForm(description, {
    id: "change",
    lastResult: answer?.result,
    defaultValue: loaded.typed,
  });
  const lines = answer?.lines ?? loaded.lines;
  const lineErrors = answer?.lineErrors ?? {};
  const trouble = answer?.isNotSaved ? shared("notSaved") : troubleWords(answer?.why, t);
  const to = officePaths.orderChange(number);
  const compared: Fields<string> = {
    lines: { label: t("lines") },
    discount: { label: t("discount") },
    transport: { label: t("transport") },
    carrying: { label: t("carrying") },
    assembly: { label: t("assembly") },
    promisedOn: { label: t("promisedOn") },
    note: { label: t("note") },
    validUntil: { label: t("validUntil") },
  };
  return (
    <ServerForm
      form={form}
      errors={[...Object.entries(lineErrors).map(([id, message]) => ({ id, message })), ...errors]}
      formErrors={trouble ? [trouble] : []}
      action={to}
      preventScrollReset
      className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] xl:[&>[role=alert]]:col-span-2"
    >
      {/* Enter presses a form's first button: this one keeps what is typed and shows the difference. */}
      <button name="intent" value="keep" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <DrawnFrom version={loaded.version} answer={answer} />
      {answer?.stale && (
        <div className="xl:col-span-2">
          <StaleFields answer={answer} fields={compared} theirs={to} intent="keep" />
        </div>
      )}
      <div className="grid grid-cols-1 content-start gap-6">
        <Panel title={t("lines")}>
          <div className="grid gap-5">
            {lines.map((line, index) => (
              <ChangeLine
                key={`${index} ${line.id} ${line.design} ${line.price}`}
                line={line}
                index={index}
                errors={lineErrors}
                lock={loaded.locks[line.id]}
                isPlannable={loaded.plannable.includes(line.id)}
                rates={loaded.rates}
              />
            ))}
            <ChangeLine
              key={`free ${lines.length}`}
              line={loaded.free}
              index={lines.length}
              errors={lineErrors}
              rates={loaded.rates}
              isFree
            />
          </div>
          <p className="mt-4 text-sm text-stone">{t("removeHint")}</p>
        </Panel>
        <Panel title={t("addTitle")}>
          <div className="grid gap-5">
            <TextField field={fields.add} label={t("add")} hint={t("addHint")} autoComplete="off" />
            <div>
              <label htmlFor="produs" className="font-semibold">
                {t("searchPiece")}
              </label>
              <div className="mt-2 flex gap-2">
                <input
                  id="produs"
                  name="produs"
                  type="search"
                  defaultValue={loaded.search}
                  maxLength={100}
                  className="control min-w-0 grow"
                />
                <button name="intent" value="keep" className="button button-secondary">
                  {t("find")}
                </button>
              </div>
              {loaded.found !== null && <div dangerouslySetInnerHTML={{ __html: loaded.found }} />}
            </div>
          </div>
        </Panel>
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        <Panel title={t("sums")}>
          <div className="grid gap-4">
            <div className="grid grid-cols-2 gap-3">
              {(["discount", "transport", "carrying", "assembly"] as const).map((name) => (
                <TextField
                  key={name}
                  field={fields[name]}
                  label={t(name)}
                  inputMode="decimal"
                  autoComplete="off"
                />
              ))}
            </div>
            <TextField
              field={fields.promisedOn}
              type="date"
              label={t("promisedOn")}
              hint={t("promisedOnHint")}
            />
            <p>
              <button name="intent" value="keep" className="button button-secondary">
                {t("keep")}
              </button>
            </p>
          </div>
        </Panel>
        {loaded.preview !== null && (
          <Panel title={t("difference")}>
            <div dangerouslySetInnerHTML={{ __html: loaded.preview }} />
            {loaded.lost.length > 0 && (
              <p className="mt-4 border-l-2 border-sage pl-3 wrap-anywhere">
                {t("lostDrawings", { pieces: loaded.lost.join(", ") })}
              </p>
            )}
            <div className="mt-6 grid gap-4">
              {loaded.asks ? (
                <>
                  <p>{t("asks")}</p>
                  <TextArea field={fields.note} label={t("note")} hint={t("noteHint")} rows={3} />
                  <TextField field={fields.validUntil} type="date" label={t("validUntil")} />
                  <p>
                    <button name="intent" value="send" className="button button-primary">
                      {t("send")}
                    </button>
                  </p>
                  <TextArea
                    field={fields.phoneNote}
                    label={t("phoneNote")}
                    hint={t("phoneNoteHint")}
                    rows={2}
                  />
                  <p>
                    <button name="intent" value="phone" className="button button-secondary">
                      {t("phone")}
                    </button>
                  </p>
                </>
              ) : (
                <>
                  <p>{t("asksNobody")}</p>
                  <input type="hidden" name="note" value={loaded.typed.note} />
                  <input type="hidden" name="validUntil" value={loaded.typed.validUntil} />
                  <p>
                    <button name="intent" value="apply" className="button button-primary">
                      {t("apply")}
                    </button>
                  </p>
                </>
              )}
            </div>
          </Panel>
        )}
        {loaded.preview === null && (
          <>
            <input type="hidden" name="note" value={loaded.typed.note} />
            <input type="hidden" name="validUntil" value={loaded.typed.validUntil} />
          </>
        )}
      </div>
    </ServerForm>
  );
}
