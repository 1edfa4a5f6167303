import { writeDesign } from "~/furniture/boards/address";

import { largest } from "../../boards/designs";
import { findForms } from "../../promises/found-forms";
import { routeAccess, type Places } from "../../routes/access";
import type { Answer, Visitor } from "../../visitor";

/** A request with the worst that its own limits allow. */
export interface Ask {
  what: string;
  by: "guest" | "customer" | "staff";
  path: string;
  /** The fields of a post. */
  fields?: [string, string][];
}

const design = writeDesign(largest(0));
/** In no dictionary, and in none of the shop's words. */
const longText = "șifonieră țuguiată cu uși ".repeat(4).slice(0, 100);
const far = 100_000;

/** What of an address costs most, where it is not the address alone. */
const worstOf: Record<string, string[]> = {
  "routes/shop/listing": [
    `/produse?pagina=${far}`,
    `/produse?cauta=${longText}`,
    "/produse?cauta=a",
    `/produse?ordine=nume&pagina=5000&pretMin=1&material=pal&material=mdf`,
  ],
  "routes/shop/product": ["/produse/birouri/1?fila=recenzii", "/produse/birouri/1?width=295"],
  "routes/shop/planner": ["locul", "impartirea", "aspect", "pret"].map(
    (step) => `/proiecteaza?d=${design}&pas=${step}`,
  ),
  "routes/shop/in-your-room": [`/in-camera?d=${design}`],
  "routes/shop/compare": [
    `/compara?${new URLSearchParams([0, 1, 2, 3].map((n) => ["m", writeDesign(largest(n))]))}`,
  ],
  "routes/shop/gallery": ["/galerie?arata=1200"],
  "routes/resources/suggestions": [
    `/cautare/sugestii?cauta=${longText}`,
    "/cautare/sugestii?cauta=a",
  ],
  "routes/resources/planned-drawing": ["front", "open", "plan"].map(
    (view) => `/desen/proiect?d=${design}&v=1&vedere=${view}&lng=ro`,
  ),
  "routes/resources/model-glb": [`/desen.glb?d=${design}&v=1`],
  "routes/resources/model-usdz": [`/desen.usdz?d=${design}&v=1`],
  "routes/resources/share-card": [`/desen.jpg?d=${design}&v=1`],
  "routes/shop/cart": ["/cos"],
  "routes/shop/saved": ["/salvate"],
  "routes/shop/checkout": ["/finalizare-comanda"],
  "routes/account/orders": ["/cont/comenzi", `/cont/comenzi?pagina=${far}`],
  "routes/office/sales/orders": ["client", "-client", "rest", "-stare", "total", "plasata"].flatMap(
    (order) => [
      `/admin/comenzi?ordine=${order}&pagina=${far}`,
      `/admin/comenzi?ordine=${order}&cauta=a`,
    ],
  ),
  "routes/office/find": ["a", "ana popescu dulap", longText, "s-2026", "0720"].map(
    (text) => `/admin/cauta?q=${text}`,
  ),
  "routes/office/catalogue/products": [
    `/admin/produse?pagina=${far}`,
    "/admin/produse?cauta=a&ordine=nume",
    "/admin/produse?ordine=-pret",
  ],
  "routes/office/money/figures": ["/admin/cifre?de=2020-01-01&pana=2030-12-31"],
  "routes/office/money/bookkeeping": ["/admin/contabilitate?de=2020-01-01&pana=2030-12-31"],
  "routes/office/house/audit-log": [`/admin/jurnal?pagina=${far}`, "/admin/jurnal?cauta=a"],
  "routes/office/house/users": [`/admin/utilizatori?pagina=${far}`, "/admin/utilizatori?cauta=a"],
  "routes/office/customers/messages": [`/admin/mesaje?pagina=${far}`, "/admin/mesaje?cauta=a"],
  "routes/office/money/documents": [`/admin/documente?pagina=${far}`, "/admin/documente?cauta=a"],
};

function by(access: string): Ask["by"] {
  if (access === "everyone" || access === "visitors") return "guest";
  return access === "customers" || access === "owner" ? "customer" : "staff";
}

/** Every page and file of the shop, each address once. */
export function everyGet(at: Places): Ask[] {
  const asks = Object.entries(routeAccess(at)).flatMap(([id, { access, address }]) =>
    [address.replace(/[?&]index$/, ""), ...(worstOf[id] ?? [])].map((path) => ({
      what: path.slice(0, 90),
      by: by(access),
      path: encodeURI(decodeURI(path)),
    })),
  );
  return [...new Map(asks.map((ask) => [ask.path, ask])).values()];
}

/** Every post of the shop as its own page draws it, each text as long as it may be, or as the guard lets through. */
export async function everyPost(at: Places, who: Record<Ask["by"], Visitor>): Promise<Ask[]> {
  const asks: Ask[] = [];
  for (const { access, address, posts = [] } of Object.values(routeAccess(at))) {
    // It would end what the others are asked with.
    if (address === "/deconectare") continue;
    const reader = by(access);
    const answer = posts.length > 0 ? await who[reader].get(address) : undefined;
    for (const intent of posts) {
      asks.push({
        what: `POST ${address} ${intent}`,
        by: reader,
        path: address,
        fields: longest(fieldsOf(answer, intent), intent),
      });
    }
  }
  return asks;
}

function fieldsOf(answer: Answer | undefined, intent: string): [string, string][] {
  const forms = answer ? findForms([{ path: "/", answer }]) : [];
  const posted = forms.filter(({ method }) => method === "post");
  const own = posted.find(({ fields }) =>
    fields.some(([name, value]) => name === "intent" && value === intent),
  );
  return (own ?? posted.at(0))?.fields ?? [];
}

/** A post's bytes at most, and a little room for names. */
const MOST = 60_000;

function longest(fields: [string, string][], intent: string): [string, string][] {
  const others = fields.filter(([name]) => name !== "intent");
  const open = others.filter(([, value]) => value === "").length;
  const each = "ș ".repeat(Math.floor(MOST / 13 / Math.max(1, open)));
  const filled = others.map(([name, value]): [string, string] => [
    name,
    value === "" ? each : value,
  ]);
  return intent === "" ? filled : [...filled, ["intent", intent]];
}
