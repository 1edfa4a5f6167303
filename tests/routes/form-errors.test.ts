import { expect, test } from "vitest";

import { languages } from "~/platform/i18n/languages";
import { translatorOf } from "~/platform/i18n/translate.server";

import type { Answer, Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { isBackOffice, routeAccess } from "./access";
import { mailedLink, register } from "./accounts";
import { emails, fillShop } from "./filled-shop";
import { send, sendings, toldIn, WRONG, type Sending, type Told } from "./forms-tried";
import { addPlan } from "./reading";
import { openShop } from "./shop";

const shop = await openShop();
const { db, visitor, signedIn } = shop;
const places = await fillShop(shop);
const [bed, desk] = [await pieceId(db, pieces.bed), await pieceId(db, pieces.desk)];
await db
  .updateTable("products")
  .set({ stock_quantity: 0 })
  .where("id", "=", await pieceId(db, pieces.soldOut))
  .execute();

const somebody = visitor();
await somebody.post("/cos", { intent: "add", productId: bed });
const buyer = visitor();
await addPlan(buyer);
await buyer.post("/cos", { intent: "add", productId: desk });
await buyer.post("/salvate", { intent: "save", produs: "birouri/1" });
const shopper = visitor();
await shopper.post("/cos", { intent: "add", productId: desk });
const customer = await signedIn({ email: emails.a });
await customer.post("/cont/securitate", { intent: "start-codes" });
const late = await signedIn({ email: "late@example.com" });
const forgetful = { email: "forgetful@example.com" };
await register(db, visitor(), forgetful);
await visitor().post("/resetare-parola?index", forgetful);
const reset = await mailedLink(db, forgetful.email, /parol/i);
const before = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
await db
  .updateTable("sessions")
  .set({ proven_at: before })
  .where("user_id", "in", db.selectFrom("users").select("id").where("email", "like", "late@%"))
  .execute();

const table = Object.values(routeAccess(places));
/** Every page of the shop and of an account, by whom it may be opened, and some in other states. */
const pages: [Visitor, string][] = [
  ...table.flatMap(({ access, address }): [Visitor, string][] => {
    if (isBackOffice(access)) return [];
    if (access === "visitors") return [[somebody, address]];
    return access === "everyone" ? [[buyer, address]] : [[customer, address]];
  }),
  [somebody, `${pieces.bed.path}?fila=personalizare`],
  [customer, `${pieces.bed.path}?fila=recenzii&scrie=da`],
  [shopper, "/cos?judet="],
  [somebody, "/programare?fel=masuratori&judet=RO-CJ"],
  [somebody, `/programare/${places.appointmentToken}?muta`],
  [somebody, "/proiecteaza?nisa=217"],
  [somebody, reset],
  [late, "/autentificare/din-nou"],
  [late, "/cont/date"],
];
// What a press on a cart's own page takes out of it is not missed by the checkout.
const inOrder = pages.sort(
  ([, one], [, other]) => Number(one === "/cos") - Number(other === "/cos"),
);

/** One field that was refused, where and in which language. */
interface Refused extends Told {
  language: string;
  place: string;
  status: number;
}

async function refusedBy(who: Visitor, sending: Sending, language: string): Promise<Refused[]> {
  await db.deleteFrom("rate_limits").execute();
  who.headers["Accept-Language"] = language;
  const answer: Answer = await send(who, sending);
  const { status } = answer;
  const intent = sending.fields.find(([name]) => name === "intent")?.[1] ?? "";
  const place = `${sending.address.split("?")[0]} ${intent}`;
  return toldIn(answer, sending).map((told) => ({ ...told, language, place, status }));
}

const shown = ({ place, field, text }: Refused) => `${place} ${field}: ${text}`;
const keyOf = (one: Refused) => `${one.language} ${one.isEmpty} ${shown(one)}`;

/** All that any form says of a field, once in each language. */
const refused: Refused[] = [];
const known = new Set<string>();
for (const [who, address] of inOrder) {
  for (const typed of ["", ...WRONG]) {
    await db.deleteFrom("rate_limits").execute();
    who.headers["Accept-Language"] = "ro";
    const page = await who.get(address);
    if (page.status !== 200 || !page.headers.get("Content-Type")?.includes("html")) continue;
    for (const sending of sendings(page, address, typed)) {
      const told = await refusedBy(who, sending, "ro");
      const fresh = told.filter((one) => !known.has(keyOf(one)));
      for (const one of fresh) known.add(keyOf(one));
      if (fresh.length === 0) continue;
      refused.push(...told);
      const others = languages.filter(({ code }) => code !== "ro");
      for (const { code } of others) refused.push(...(await refusedBy(who, sending, code)));
    }
  }
}

/** What was said in a language, each once. */
function refusedIn(language: string): Refused[] {
  const said = refused.filter((one) => one.language === language);
  return [...new Map(said.map((one) => [keyOf(one), one])).values()];
}

/** What only its owner knows: of a password, a code of the phone or a discount code no example is right. */
const SECRETS = ["password", "currentPassword", "proofPassword", "code", "oneTimeCode"];

/** One field and its button: a list of all that is wrong would say the same twice. */
const CONVERSATION = "/asistent send";

test("forms are tried all over the shop, in every language", () => {
  const count = (language: string) =>
    new Set(refusedIn(language).map(({ place, field }) => `${place} ${field}`)).size;
  for (const { code } of languages) expect(count(code), code).toBeGreaterThan(85);
});

const codes = languages.map(({ code }) => code);

test.each(codes)("%s: what is wrong stands beside its field, and among all that is", (language) => {
  const odd = refusedIn(language).flatMap((one) =>
    one.faults
      .filter((fault) => fault !== "not in the summary" || one.place !== CONVERSATION)
      .map((fault) => `${fault}: ${shown(one)}`),
  );
  expect(odd).toEqual([]);
});

test.each(codes)("%s: an empty field is named, a wrong one is told what to write", (language) => {
  const bare = translatorOf(language).translate("validation")("required");
  const odd = refusedIn(language).flatMap((one) => {
    const { text, label, isEmpty, isChoice, field } = one;
    // The label of a box to tick is a sentence.
    const isNamed =
      isChoice || label.length > 60 || text.includes(label.replace(/ \([^)]*\)$/, ""));
    const isShown = isChoice || SECRETS.includes(field) || /\d|@/.test(text);
    const isWhole = text !== "" && text !== bare && !/\{\{|[\uE000\uE001]/.test(text);
    return isWhole && (isEmpty ? isNamed : isShown) ? [] : [shown(one)];
  });
  expect(odd).toEqual([]);
});

test.each(codes)("%s: an empty field is told apart from a wrong one", (language) => {
  const all = refusedIn(language).filter(({ isChoice }) => !isChoice);
  const same = all.filter(
    (one) =>
      one.isEmpty &&
      all.some(
        (other) => !other.isEmpty && other.place === one.place && shown(other) === shown(one),
      ),
  );
  expect(same.map(shown)).toEqual([]);
});
