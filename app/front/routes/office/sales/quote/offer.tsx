import type { FormAnswer, FieldWords } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import type { ShownOffer } from "./shown-offer.server";

interface OfferProps {
  offer: ShownOffer;
  record: DrawnRecord<"note">;
  to: string;
  /** The words for where it stands. */
  state: FieldWords | undefined;
  answer: FormAnswer | undefined;
}

/** An offer that was written at the desk: its link, and its acceptance by phone. */
export function Offer({ offer, record, to, state, answer }: OfferProps) {
  const { t } = useTranslation("office-quotes");
  const refused = answer?.trouble === "no-cash" ? "noCash" : "outOfStock";
  return (
    <Panel title={t("desk.title")}>
      <p className="text-stone">{t(offer.hasEmail ? "desk.mailed" : "desk.unmailed")}</p>
      <p className="mt-2 font-semibold break-all">{offer.address}</p>
      <p className="mt-3">
        {offer.deskId && (
          <Link to={officePaths.deskOrder(offer.deskId)} className="button button-secondary">
            {t("desk.change")}
          </Link>
        )}
      </p>
      {(offer.isSent || answer) && (
        <div className="mt-6">
          <RecordForm
            id="accept"
            intent="accept"
            record={record}
            to={to}
            answer={answer}
            trouble={answer?.trouble ? t(`desk.${refused}`) : undefined}
            besides={{ state: state ?? { label: t("state") } }}
            save={t("desk.accept")}
            sections={[
              {
                title: t("desk.byPhone"),
                fields: {
                  note: { kind: "lines", rows: 3, label: t("desk.note"), hint: t("desk.noteHint") },
                },
              },
            ]}
          />
        </div>
      )}
    </Panel>
  );
}
