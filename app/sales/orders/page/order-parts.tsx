import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { OrderParts, SomePieces } from "../parts/read-parts.server";
import { Section } from "./order-section";

/** What was handed over of an order in parts, delivery by delivery, and what is still to come. */
export function OrderPartsList({ parts }: { parts: OrderParts }) {
  const { t, i18n } = useTranslation("order-parts");
  return (
    <Section id="parti" title={t("section.title")}>
      <dl className="mt-3 grid gap-3">
        {parts.deliveries.map(({ number, delivered_on, pieces }) => (
          <div key={number}>
            <dt className="font-semibold">
              {t("section.on", { date: formatDay(`${delivered_on}T12:00:00Z`, i18n.language) })}
            </dt>
            <Pieces pieces={pieces} />
          </div>
        ))}
        {parts.left.length > 0 && (
          <div>
            <dt className="font-semibold">{t("section.left")}</dt>
            <Pieces pieces={parts.left} />
          </div>
        )}
      </dl>
    </Section>
  );
}

function Pieces({ pieces }: { pieces: SomePieces[] }) {
  const { t } = useTranslation("order-parts");
  return pieces.map(({ name, quantity }) => (
    <dd key={name} className="wrap-anywhere">
      {t("pieces", { quantity, name })}
    </dd>
  ));
}
