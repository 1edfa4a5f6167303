import type { ComponentProps } from "react";

import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";

import { Customer } from "./customer";
import { Lines } from "./lines";
import { Meetings } from "./meetings";
import { nichesHtml } from "./niches.server";
import { Withdrawals } from "./withdrawals";

interface Facts extends ComponentProps<typeof Lines> {
  withdrawals: ComponentProps<typeof Withdrawals>["withdrawals"];
  meetings: ComponentProps<typeof Meetings>["meetings"];
  /** The customer's, by its own name. */
  buyersLanguage: string;
  /** The customer's own page. */
  customerId: string | null;
}

/** The parts of an order's page that are only shown, as HTML: the pieces with the niches of kitchens, and all else beside them. */
export async function factsHtml(
  { order, designs, today, withdrawals, meetings, buyersLanguage, customerId }: Facts,
  language: Language,
): Promise<{ lines: string; meetings: string; customer: string }> {
  const niches = await nichesHtml(order, language);
  return {
    lines: htmlIn(
      language,
      <div className="grid grid-cols-1 gap-6">
        {niches && <div dangerouslySetInnerHTML={{ __html: niches }} />}
        <Lines order={order} designs={designs} today={today} />
      </div>,
    ),
    meetings: htmlIn(
      language,
      <div className="grid grid-cols-1 gap-6">
        <Withdrawals withdrawals={withdrawals} />
        <Meetings number={order.number} meetings={meetings} />
      </div>,
    ),
    customer: htmlIn(
      language,
      <Customer order={order} language={buyersLanguage} id={customerId} />,
    ),
  };
}
