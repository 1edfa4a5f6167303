import { afterAll, expect, test } from "vitest";

import { startAnaf } from "../billing/anaf-stand-in";
import { addDocument } from "../billing/documents";
import { documentOf, lineOf, seller } from "../billing/random-documents";
import { pieceId, pieces } from "../world";
import { mainOf, order } from "./reading";
import { openShop } from "./shop";

// In a process of its own, which is told how the authority is reached before the shop is built into it.
const anaf = await startAnaf();
afterAll(() => anaf.close());
const { access } = anaf;
Object.assign(process.env, {
  EFACTURA_API: access.api,
  EFACTURA_TOKENS: access.tokens,
  EFACTURA_CLIENT_ID: access.clientId,
  EFACTURA_CLIENT_SECRET: access.clientSecret,
  EFACTURA_REFRESH_TOKEN: access.refreshToken,
});

const { db, visitor, signedIn } = await openShop();
const accountant = await signedIn({ role: "accountant" });
await order(visitor(), await pieceId(db, pieces.desk));
const march = "/admin/documente/e-factura?de=2025-03-01&pana=2025-03-31";

const issue = (name: string) =>
  addDocument(
    db,
    documentOf([lineOf(242_000, 21)], { issuedOn: "2025-03-10", name, buyer: { ...seller } }),
  );

test("where the authority's interface is set up, a document is put in its line by one press, or all are", async () => {
  const [first] = [await issue("FF-000001"), await issue("FF-000002")];
  const shown = await accountant.get(march);
  expect(mainOf(shown)).toContain("Se trimite în SPV de probă: nimic nu are efect fiscal.");
  const buttons = () =>
    accountant
      .get(march)
      .then(({ page }) =>
        page.querySelectorAll("button[value=send]").map((one) => one.getAttribute("aria-label")),
      );
  expect(await buttons()).toEqual(["Trimite la ANAF: FF-000002", "Trimite la ANAF: FF-000001"]);
  const one = await accountant.post(march, { intent: "send", document: first });
  expect(one.location).toBe(march);
  expect(mainOf(await accountant.get(march))).toContain("În așteptare");
  expect(await buttons()).toEqual(["Trimite la ANAF: FF-000002"]);
  expect((await accountant.post(march, { intent: "send-all" })).status).toBe(303);
  expect(await buttons()).toEqual([]);
  const rows = await db.selectFrom("e_invoice_uploads").select("state").execute();
  expect(rows.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  // Nothing is sent while somebody waits for a page.
  expect(anaf.asked).toEqual([]);
});

test("why a document was refused stands beside it, and what nobody knows says what to do", async () => {
  const put = (state: "refused" | "unsure", reason: string) =>
    db.updateTable("e_invoice_uploads").set({ state, reason }).execute();
  await put("refused", "BR-RO-100: lipsește sectorul <b>");
  expect(mainOf(await accountant.get(march))).toContain(
    "Respins de ANAF Motivul: BR-RO-100: lipsește sectorul <b>",
  );
  await put("unsure", "");
  const text = mainOf(await accountant.get(march));
  expect(text).toContain("Nu se știe dacă a ajuns");
  expect(text).toContain("Caută documentul în SPV.");
});
