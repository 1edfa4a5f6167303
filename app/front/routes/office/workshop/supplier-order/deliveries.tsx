import type { FormAnswer } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { ShownOrder } from "./shown-order";

interface Props {
  order: ShownOrder;
  answer: FormAnswer | undefined;
}

/** What came of an order, each delivery with the form that takes it back. */
export function Deliveries({ order, answer }: Props) {
  const { t } = useTranslation("office-buying");
  if (order.deliveries.length === 0) return null;
  return (
    <Panel title={t("deliveries")}>
      <ul className="grid gap-5">
        {order.deliveries.map((delivery) => (
          <Came
            key={delivery.number}
            order={order}
            delivery={delivery}
            answer={
              answer?.intent === "take-back" && answer.kept?.delivery === String(delivery.number)
                ? answer
                : undefined
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

function Came({
  order,
  delivery: { number, title, takenBack, lines },
  answer,
}: Props & { delivery: ShownOrder["deliveries"][number] }) {
  const { t } = useTranslation("office-buying");
  return (
    <li>
      <p className="font-semibold">
        {title} {takenBack !== null && <Badge tone="bad">{t("takenBack")}</Badge>}
      </p>
      <p className="mt-1 whitespace-pre-line tabular-nums">{lines.join("\n")}</p>
      {takenBack !== null ? (
        <p className="mt-1 wrap-anywhere text-stone">{takenBack}</p>
      ) : (
        <details open={answer !== undefined} className="mt-2">
          <summary className="link inline-block min-h-6">{t("buttons.take-back")}</summary>
          <p className="mt-3 mb-4 max-w-prose text-stone">{t("takeBackIntro")}</p>
          <RecordForm
            id={`take-back-${number}`}
            intent="take-back"
            to={officePaths.supplierOrder(order.id)}
            answer={answer}
            record={order.records.takeBack}
            kept={{ delivery: String(number) }}
            look="danger"
            save={t("buttons.take-back")}
            sections={[{ fields: { reason: { label: t("takeBackWhy") } } }]}
          />
        </details>
      )}
    </li>
  );
}
