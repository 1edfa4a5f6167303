import type { FormAnswer } from "~/front/desk/record";
import { FileField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import type { LastAction } from "~/platform/settings/audit-log.server";
import { Form } from "~/platform/ui/link";

import { tabWords } from "./fields";

/** A logo that was refused: its file is wrong, or somebody else saved one meanwhile. */
type RefusedLogo = { logoError: string } | { staleLogo: { last?: LastAction; logo: string } };

/** The form for the logo: the shop's own mark, or an uploaded picture in its place. */
export function LogoForm({
  logo: saved,
  answer: fromAction,
}: {
  logo: string;
  /** The last answer of the page's action, to this form or to the one above it. */
  answer: RefusedLogo | FormAnswer | undefined;
}) {
  const { t } = useTranslation("office-settings");
  const { answer: data, ...upload } = useUpload(fromAction);
  const stale = data && "staleLogo" in data ? data.staleLogo : undefined;
  const logo = stale?.logo ?? saved;
  const error = data && "logoError" in data ? data.logoError : undefined;
  return (
    <Panel title={t("logo.title")}>
      <img
        src={logo || "/logo.svg"}
        alt={t("logo.current")}
        width="148"
        height="36"
        className="logo mb-4 h-12 max-w-full"
      />
      <Form
        method="post"
        action={`${officePaths.settings()}?fila=${tabWords.appearance}`}
        encType="multipart/form-data"
        onSubmit={upload.onSubmit}
        noValidate
        className="grid gap-4"
      >
        <input type="hidden" name="version" value={logo} />
        {stale && (
          <StaleNotice
            last={stale.last}
            rows={[]}
            theirs={`${officePaths.settings()}?fila=${tabWords.appearance}`}
            hasFiles
            intent="logo"
            mine={t("logo.save")}
          />
        )}
        <ErrorSummary errors={error ? [{ id: "logo-file", message: error }] : []} />
        <FileField
          field={plainField("logo", { id: "logo-file", error })}
          label={t("logo.file")}
          hint={t("logo.hint")}
          accept="image/png,image/jpeg,image/svg+xml"
        />
        <UploadProgress state={upload.state} />
        <p className="flex flex-wrap gap-3">
          <button name="intent" value="logo" className="button button-secondary">
            {t("logo.save")}
          </button>
        </p>
      </Form>
      {logo && (
        <Form
          method="post"
          action={`${officePaths.settings()}?fila=${tabWords.appearance}`}
          className="mt-3"
        >
          <input type="hidden" name="remove" value="yes" />
          <input type="hidden" name="version" value={logo} />
          <button name="intent" value="logo" className="button button-quiet">
            {t("logo.remove")}
          </button>
        </Form>
      )}
    </Panel>
  );
}
