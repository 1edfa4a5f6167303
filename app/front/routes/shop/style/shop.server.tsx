import { lineDrawing } from "~/furniture/board-drawings/front/line-drawing.server";
import { message } from "~/platform/forms/validation-message";
import { SingleImage } from "~/platform/media/front/single-image-field";
import { Picture } from "~/platform/media/picture";
import { HoursList, OpenNow } from "~/platform/settings/opening-hours-list";
import { OrderTable } from "~/sales/orders/front/order-table";
import { GuaranteeNotice } from "~/shop/content/front/guarantee-notice";
import { ErrorPage } from "~/shop/layout/front/error-page";
import { Header } from "~/shop/layout/front/header";
import { Toast } from "~/shop/layout/front/toast";
import { QuestionList } from "~/shop/questions/front/question-list";

import type { State } from "./draw.server";
import { samples } from "./samples.server";

const { word, name, sentence, paragraph, unbroken } = samples;
const order = {
  number: "AM-2026-000123",
  placed_at: "2026-11-29T08:00:00.000Z",
  status: "in_production" as const,
  payment_status: "advance_paid" as const,
  total_bani: 1_299_000,
  is_trial: 0 as const,
};
const hours = { weekdays: "08:00-18:00", saturday: "09:00-14:00", sunday: "" };
const question = {
  id: "1",
  name,
  text: sentence,
  language: "ro" as const,
  created_at: order.placed_at,
  answer: paragraph,
  answer_language: "ro" as const,
};

/** What the shop is made of, empty, ordinary, refused and too long. */
export function shopStates(): State[] {
  return [
    {
      name: "Header of a checkout",
      shown: (
        <div className="relative min-h-20 will-change-transform">
          <Header
            siteName={sentence}
            logo=""
            categories={[]}
            cartCount={120}
            person={null}
            assistant={null}
            phone="+40 722 123 456"
          />
        </div>
      ),
    },
    ...(["success", "warning", "error"] as const).map((tone) => ({
      name: `Toast: ${tone}`,
      shown: (
        <Toast
          flash={{
            id: tone,
            tone,
            title: "cookies.refused",
            text: "cookies.refusedText",
            values: { phone: unbroken },
            ...(tone === "success" && { undo: { removedAt: order.placed_at } }),
          }}
        />
      ),
    })),
    ...[403, 404, 410, 429, 500, 503].map((status) => ({
      name: `ErrorPage: ${status}`,
      shown: <ErrorPage status={status} minutes={12} />,
    })),
    {
      name: "lineDrawing",
      shown: (
        <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {(["niche", "missing", "nothing", "outline", "boards", "shut"] as const).map(
            (drawing) => (
              <div key={drawing} dangerouslySetInnerHTML={{ __html: lineDrawing(drawing, "ro") }} />
            ),
          )}
        </div>
      ),
    },
    {
      name: "Picture without a photograph",
      shown: (
        <span className="block w-28">
          <Picture
            src={null}
            alt={word}
            placeholder="living"
            sizes="7rem"
            width={400}
            height={300}
          />
        </span>
      ),
    },
    {
      name: "OrderTable",
      shown: <OrderTable orders={[order, { ...order, number: "AM-2026-999999", is_trial: 1 }]} />,
    },
    { name: "QuestionList", shown: <QuestionList questions={[question]} /> },
    { name: "GuaranteeNotice", shown: <GuaranteeNotice picture={null} /> },
    {
      name: "OpenNow and HoursList",
      shown: (
        <>
          <OpenNow state={{ isOpen: true, time: "18:00" }} />
          <OpenNow state={{ isOpen: false, daysAhead: 3, opensOn: "2026-12-02", time: "08:00" }} />
          <HoursList hours={hours} />
        </>
      ),
    },
    {
      name: "SingleImage",
      shown: (
        <SingleImage
          image_url="/placeholders/living.svg"
          typed={unbroken}
          error={{ field: "address", text: message("imageUrl") }}
        />
      ),
    },
  ];
}
