import type { FormAnswer } from "~/front/desk/record";
import type { Kind } from "~/furniture/boards/design";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { SingleImage } from "~/platform/media/front/single-image-field";
import { Form } from "~/platform/ui/link";

interface PhotographsProps {
  photographs: { kind: Kind; image_url: string | null; action: string }[];
  refused: FormAnswer | undefined;
}

/** The photographs of each kind of piece in a decor, each with a form of its own. */
export function Photographs({ photographs, refused }: PhotographsProps) {
  const { t } = useTranslation("office-options");
  return (
    <section aria-labelledby="photographs" className="mt-8 border-t border-line pt-6">
      <h3 id="photographs">{t("photographs.title")}</h3>
      <p className="mt-2 text-sm text-stone">{t("photographs.intro")}</p>
      {photographs.map(({ kind, image_url, action }) => {
        const id = `photograph-${kind}`;
        const picture = refused?.row === kind ? refused.picture : undefined;
        const { field, text } = picture?.error ?? {};
        return (
          <Form
            key={kind}
            method="post"
            action={action}
            encType="multipart/form-data"
            reloadDocument
            noValidate
            className="mt-5 grid gap-3"
          >
            <ErrorSummary errors={text ? [{ id: `${id}-${field}`, message: text }] : []} />
            <SingleImage
              id={id}
              title={t(`photographs.kinds.${kind}`)}
              image_url={image_url}
              {...picture}
            />
            <p>
              <button className="button button-secondary">{t("photographs.save")}</button>
            </p>
          </Form>
        );
      })}
    </section>
  );
}
