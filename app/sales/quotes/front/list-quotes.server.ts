import { phoneFigures } from "~/platform/format/phones.server";
import { shopDatabase } from "~db/client.server";
import { contains, type Db } from "~db/engine";
import { idsByText } from "~db/found";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";
import type { QuoteRequestState } from "~db/schema";

const PAGE_SIZE = 30;

export interface QuoteRow {
  id: string;
  number: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  county: string;
  state: QuoteRequestState;
  changed_at: string;
  /** What its newest version comes to with VAT; null before there is one. */
  total_bani: number | null;
}

export const quoteSorts: Sorts = {
  numar: "number",
  cine: { text: "name" },
  loc: { text: "city" },
  "de-la": "changed_at",
  stare: "state",
  total: "total_bani",
};

/**
 * One page of the requests in a state, or of all. Requests that wait for the shop come with the longest wait
 * first, all others with the newest change first. `search`: a part of name, e-mail or number, how a phone begins
 * or ends in any spelling, or words of the wishes, the offers and their answers.
 */
export async function listQuoteRequests(
  {
    state,
    search,
    page: wanted,
    order = "",
  }: { state: QuoteRequestState | ""; search: string; page: number; order?: string },
  db: Db = shopDatabase(),
): Promise<{ requests: QuoteRow[]; total: number; page: number; pageCount: number }> {
  const matching = db
    .selectFrom("quote_requests")
    .$if(state !== "", (query) => query.where("state", "=", state as QuoteRequestState))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          ...(["name", "email", "number"] as const).map((column) =>
            contains(eb.ref(column), search),
          ),
          contains(eb.ref("phone"), phoneFigures(search) ?? search),
          eb("id", "in", idsByText("quote", "quote_requests", search, db)),
        ]),
      ),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const requests = await matching
    .select((eb) => [
      "id",
      "number",
      "name",
      "email",
      "phone",
      "city",
      "county",
      "state",
      "changed_at",
      eb
        .selectFrom("quotes")
        .select("total_bani")
        .whereRef("quotes.request_id", "=", "quote_requests.id")
        .where("quotes.state", "!=", "draft")
        .orderBy("quotes.version", "desc")
        .limit(1)
        .as("total_bani"),
    ])
    .$call(sortedBy(order, quoteSorts))
    .orderBy("changed_at", state === "new" ? "asc" : "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { requests, total, page, pageCount };
}
