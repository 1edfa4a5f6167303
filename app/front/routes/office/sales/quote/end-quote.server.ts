import { noForm, orNotThere, type Post } from "~/front/desk/desk.server";
import { saveRecord } from "~/front/desk/record.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import { acceptQuote } from "~/sales/quotes/front/accept-quote.server";
import { closeQuoteRequest } from "~/sales/quotes/front/close-request.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { QuoteRequestState } from "~db/schema";

import { linesText } from "./read-lines.server";
import { acceptForm, closeForm } from "./schema";
import { quoteTexts } from "./start-values.server";

export type NameState = (state: QuoteRequestState) => string;

/** Closes the request for the typed reason. */
export async function close(post: Post, nameState: NameState) {
  const { id, admin, version } = post;
  const { number } = orNotThere(await findQuoteRequest({ id }));
  return saveRecord(post, {
    schema: closeForm,
    subject: "quote",
    subjectId: number,
    read: ({ reason }) => ({ reason, state: nameState("closed") }),
    texts: ({ reason, state }) => ({ reason, state }),
    save: async ({ reason }) => {
      const { kind } = await closeQuoteRequest({ id, admin, reason, version });
      if (kind === "done") return { kind: "saved" as const };
      if (kind === "unknown") return { kind };
      return { kind: "stale" as const, current: await standing(id, nameState) };
    },
    refuse: () => ({}),
    saved: () => ({ to: officePaths.quote(id), title: "admin.quote.closed" }),
  });
}

/** Makes an order of an offer that was written at the desk, as its customer says on the phone. */
export async function acceptByPhone(post: Post, nameState: NameState) {
  const { id, admin, version } = post;
  const { number, token, language, user_id, quotes, ...found } = orNotThere(
    await findQuoteRequest({ id }),
  );
  const [newest] = quotes;
  if (!newest?.desk) throw noForm();
  const { desk } = newest;
  return saveRecord(post, {
    schema: acceptForm,
    subject: "quote",
    subjectId: number,
    read: ({ note }) => ({ note, state: nameState("accepted") }),
    texts: ({ note, state }) => ({ note, state }),
    save: async ({ note }) => {
      const isSeen = found.version === version || found.state === "accepted";
      if (!isSeen) return { kind: "stale" as const, current: await answered() };
      const { kind } = await acceptQuote(token, {
        version: newest.version,
        details: desk.details as OrderDetails,
        acceptedTexts: digestTexts(await findTextsToAccept(language)),
        userId: user_id,
        uses: [],
        phone: { staff: admin, note },
      });
      if (kind === "placed") return { kind: "saved" as const };
      if (kind === "out-of-stock" || kind === "no-cash") return { kind };
      if (kind === "not-saved" || kind === "unknown") return { kind };
      return { kind: "stale" as const, current: await answered() };
    },
    refuse: ({ kind }) => ({ "": kind }),
    conflicts: ["out-of-stock", "no-cash"],
    saved: () => ({ to: officePaths.quote(id), title: "quote.accepted" }),
  });

  async function answered() {
    return { ...(await standing(id, nameState)), note: "" };
  }
}

/** The request and its newest version as they are saved now. */
export async function standing(id: string, nameState: NameState) {
  const { number, state, version, closed_reason, quotes } = orNotThere(
    await findQuoteRequest({ id }),
  );
  const [newest] = quotes;
  return {
    number,
    version,
    state: nameState(state),
    reason: closed_reason,
    ...(newest && quoteTexts(newest).typed),
    lines: newest ? linesText(quoteTexts(newest).lines) : "",
  };
}
