import { formatMoment } from "~/platform/format/dates";
import { FileField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { OfficialPicture } from "~/shop/content/front/official-picture.server";

/** One official picture: the file that is shown, whether it is the published one, and another. */
export function PicturePanel({
  name,
  uploaded,
  error,
}: {
  name: OfficialPicture["name"];
  uploaded: OfficialPicture | undefined;
  /** Why the file that was sent is refused. */
  error: string | undefined;
}) {
  const { t, i18n } = useTranslation("office-launch");
  const id = `${name}-file`;
  return (
    <Panel title={t(`official.names.${name}`)}>
      <p className="text-stone">{t(`official.texts.${name}`)}</p>
      <p className="mt-2">
        <a href={sources[name]} rel="noopener noreferrer" className="link break-all">
          {sources[name]}
        </a>
      </p>
      {uploaded ? (
        <div className="mt-4 grid gap-2">
          <img
            src={uploaded.src}
            width={uploaded.width}
            height={uploaded.height}
            alt={t(`official.names.${name}`)}
            className="h-auto max-h-96 w-auto max-w-full border border-line bg-sheet"
          />
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={uploaded.isPublished ? "good" : "bad"}>
              {t(uploaded.isPublished ? `official.same.${name}` : `official.other.${name}`)}
            </Badge>
            <span className="text-stone">{formatMoment(uploaded.uploaded_at, i18n.language)}</span>
          </p>
          <p className="text-xs break-all text-stone">
            {t("official.digest", { sha256: uploaded.sha256 })}
          </p>
        </div>
      ) : (
        <p className="mt-4 font-semibold">{t("official.none")}</p>
      )}
      <Form
        method="post"
        action={officePaths.officialPictures()}
        encType="multipart/form-data"
        reloadDocument
        noValidate
        className="mt-4 grid gap-3"
      >
        <ErrorSummary errors={error ? [{ id, message: error }] : []} />
        <input type="hidden" name="name" value={name} />
        <FileField
          field={plainField("file", { id, error })}
          label={t("official.file")}
          hint={t("official.hint")}
          accept="image/svg+xml,image/png"
        />
        <p>
          <button name="intent" value="save" className="button button-secondary">
            {t("official.save")}
          </button>
        </p>
      </Form>
      {uploaded && (
        <Form method="post" action={officePaths.officialPictures()} className="mt-3">
          <input type="hidden" name="name" value={name} />
          <button name="intent" value="remove" className="button button-quiet">
            {t("official.remove")}
          </button>
        </Form>
      )}
    </Panel>
  );
}

/** Where the authorities tell of the files. */
const sources: Record<OfficialPicture["name"], string> = {
  "guarantee-notice": "https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj",
  "sal-pictogram": "https://reclamatiisal.anpc.ro/",
};
