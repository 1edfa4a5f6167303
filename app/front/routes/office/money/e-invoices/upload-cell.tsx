import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { Form } from "~/platform/ui/link";

import type { ShownEInvoice } from "./shown.server";

const tones = {
  waiting: "neutral",
  sending: "neutral",
  sent: "neutral",
  accepted: "good",
  refused: "bad",
  unsure: "bad",
} as const;

/** How far a document has come to the authority, why not further, and the button that sends it. */
export function UploadCell({
  invoice: { id, name, upload, mayBeSent },
  here,
}: {
  invoice: ShownEInvoice;
  /** The page's own address. */
  here: string;
}) {
  const { t } = useTranslation("office-e-invoice");
  return (
    <div>
      {upload && <Badge tone={tones[upload.state]}>{t(`upload.states.${upload.state}`)}</Badge>}
      {upload?.state === "unsure" && <p className="text-sm">{t("upload.unsure")}</p>}
      {upload && upload.reason !== "" && upload.state !== "unsure" && (
        <p className="text-sm wrap-anywhere text-stone">
          {t("upload.reason", { reason: upload.reason })}
        </p>
      )}
      {mayBeSent && (
        <Form method="post" action={here}>
          <input type="hidden" name="document" value={id} />
          <button
            name="intent"
            value="send"
            aria-label={t("upload.sendOf", { name })}
            className="button button-quiet border-line"
          >
            {t("upload.send")}
          </button>
        </Form>
      )}
    </div>
  );
}
