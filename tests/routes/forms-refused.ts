import { expect, test } from "vitest";

import { languages } from "~/platform/i18n/languages";
import { textsOf, translatorOf } from "~/platform/i18n/translate.server";
import type { Db } from "~db/engine";

import type { Answer, Visitor } from "../visitor";
import { send, sendings, toldIn, WRONG, type Sending, type Told } from "./forms-tried";

/** One field that was refused, where and in which language. */
interface Refused extends Told {
  language: string;
  place: string;
}

/** Sends every form of these pages, empty and with all that is wrong, and notes what is said of each field. */
export async function refusedOn(db: Db, pages: readonly [Visitor, string][]): Promise<Refused[]> {
  const refused: Refused[] = [];
  const known = new Set<string>();
  for (const [who, address] of pages) {
    for (const typed of ["", ...WRONG]) {
      await db.deleteFrom("rate_limits").execute();
      who.headers["Accept-Language"] = "ro";
      const page = await who.get(address);
      if (page.status !== 200 || !page.headers.get("Content-Type")?.includes("html")) continue;
      for (const sending of sendings(page, address, typed)) {
        const told = await refusedBy(db, who, sending, "ro");
        const fresh = told.filter((one) => !known.has(keyOf(one)));
        for (const one of fresh) known.add(keyOf(one));
        if (fresh.length === 0) continue;
        refused.push(...told);
        const others = languages.filter(({ code }) => code !== "ro");
        for (const { code } of others) refused.push(...(await refusedBy(db, who, sending, code)));
      }
    }
  }
  return refused;
}

async function refusedBy(
  db: Db,
  who: Visitor,
  sending: Sending,
  language: string,
): Promise<Refused[]> {
  await db.deleteFrom("rate_limits").execute();
  who.headers["Accept-Language"] = language;
  const answer: Answer = await send(who, sending);
  const intent = sending.fields.find(([name]) => name === "intent")?.[1] ?? "";
  const place = `${sending.address.split("?")[0]} ${intent}`;
  return toldIn(answer, sending).map((told) => ({ ...told, language, place }));
}

const shown = ({ place, field, text }: Refused) => `${place} ${field}: ${text}`;
const keyOf = (one: Refused) => `${one.language} ${one.isEmpty} ${shown(one)}`;

/** What only its owner knows: of a password, a key, a code of the phone or a discount code no example is right. */
const SECRETS = ["password", "currentPassword", "proofPassword", "code", "oneTimeCode"];

/** One field and its button: a list of all that is wrong would say the same twice. */
const CONVERSATION = "/asistent send";

/** What is told of a refused field, in every language: where, which, what to write. */
export function holdsTheRules(refused: readonly Refused[], least: number): void {
  const codes = languages.map(({ code }) => code);
  const refusedIn = (language: string): Refused[] => {
    const said = refused.filter((one) => one.language === language);
    return [...new Map(said.map((one) => [keyOf(one), one])).values()];
  };

  test("forms are tried all over, in every language", () => {
    const count = (language: string) =>
      new Set(refusedIn(language).map(({ place, field }) => `${place} ${field}`)).size;
    for (const code of codes) expect(count(code), code).toBeGreaterThan(least);
  });

  test.each(codes)("%s: what is wrong stands beside its field, and among all that is", (code) => {
    const odd = refusedIn(code).flatMap((one) =>
      one.faults
        .filter((fault) => fault !== "not in the summary" || one.place !== CONVERSATION)
        .map((fault) => `${fault}: ${shown(one)}`),
    );
    expect(odd).toEqual([]);
  });

  test.each(codes)("%s: an empty field is named, a wrong one is told what to write", (code) => {
    const t = translatorOf(code).translate("validation");
    const bare = t("required");
    const examples = Object.values(textsOf(code, "validation").examples);
    const odd = refusedIn(code).flatMap((one) => {
      const { text, label, isEmpty, isChoice, field } = one;
      // The label of a box to tick is a sentence.
      const isNamed =
        isChoice || label.length > 60 || text.includes(label.replace(/ \([^)]*\)$/, ""));
      const isShown =
        isChoice ||
        SECRETS.includes(field) ||
        /\d|@/.test(text) ||
        examples.some((one) => text.includes(one));
      const isWhole = text !== "" && text !== bare && !/\{\{|[\uE000\uE001]/.test(text);
      return isWhole && (isEmpty ? isNamed : isShown) ? [] : [shown(one)];
    });
    expect(odd).toEqual([]);
  });

  test.each(codes)("%s: an empty field is told apart from a wrong one", (code) => {
    const all = refusedIn(code).filter(({ isChoice }) => !isChoice);
    const same = all.filter(
      (one) =>
        one.isEmpty &&
        all.some(
          (other) => !other.isEmpty && other.place === one.place && shown(other) === shown(one),
        ),
    );
    expect(same.map(shown)).toEqual([]);
  });
}
