import { Agent, get } from "node:http";

import { afterAll, beforeAll, expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { addDays, dayOf, formatDay, weekdayOf } from "~/platform/format/dates";
import { FIRST_FLIGHT, HEAD } from "~/platform/http/front/first-flight";
import { languageCodes, type Language } from "~/platform/i18n/languages";

import { wardrobe } from "../boards/designs";
import { readyToOrder } from "../promises/buying";
import { startShop, type ShopProcess } from "../shop-process";
import { pieces } from "../world";

/** What HTTPS adds to a head: `Strict-Transport-Security`, and a cookie's prefix and `Secure`. */
const OVER_HTTPS = 60;

const SATURDAY = 5;

const design = writeDesign(wardrobe);
/** In a niche without a straight wall, with a lift and a top box. */
const inNiche =
  "1w-n2170x2165x2175x2550x2555x600x15-2105x2510x565-t18-p80-b300-gl900x2100x1400_ph.ps5_pal-alb_pal-alb_metal";
/** Of as many bodies as there may be, the ceiling lower where they are stood up. */
const underSlope =
  "1w-sr4200x4205x4195x1150x2650x2300x2400x655x15-4135x2280x600-t18-p80-gl900x2100x1400_ps5.ph.ps5.ph.dd4_pal-alb_pal-alb_metal";
/** Of as many bodies and columns as there may be beside a slanted one. */
const slanted =
  "1w-sr4200x4205x4195x1150x2650x2300x2400x655x15i-4135x2280x600-t18-p80-gl900x2100x1400_ps5.ph.ps5.568wlh.568wdd4.569wls5_pal-alb_pal-alb_metal";
/** A kitchen of ten modules along an uneven wall with a window. */
const kitchen =
  "2k-w6600x6610x6595-wf-c2600-h720-g-t18-p5865x2945-n595x1780x720x560x490x560x480x750x460x260-v4000x1200x1000_f600.o600.w550n3c.w900n3hk.d600c.b150.d600.w600n4.m600.s800c_pal-alb_mdf-mat_pal-stejar-sonoma_metal";
/** One along three uneven walls that meet in measured corners, with a window in two. */
const kitchenInU =
  "2k-w2810x2800x2805-wc-c2600-h720-g-t18-px1300-n595x1780x720x560x490x560x480x750x460x260-v1700x400x1000-m1405x1425_f600.d300cr.w600n3hk.d600..w3605x3600x3615-cc-p1750x-v1200x1200x1000.c1110r.s900.m600.c950c..w2405x2400x2410-cf-px.d600cr.w554n4c.o600_pal-alb_mdf-mat_pal-stejar-sonoma_metal";
/** Two legs of usual columns, at a wall. */
const inCorner =
  "1w-kfw2205x1805x1409x2550x15-2185x2200x600-t18-p80_ls5.lh.ls5.os5..1092.rh.rs5_pal-alb_pal-alb_metal";
/** What the list for search engines does not name. */
const unlisted = [
  "/produse?cauta=pat&material=mdf&pretMax=9000",
  `${pieces.bed.path}?fila=personalizare`,
  `${pieces.bed.path}?fila=recenzii`,
  `${pieces.wardrobe.path}?imagine=3`,
  `${pieces.bed.path}/intrebari`,
  ...["impartirea", "aspect", "pret"].map((step) => `/proiecteaza?d=${design}&pas=${step}`),
  "/proiecteaza?nisa=217",
  "/proiecteaza?nisa=450",
  "/proiecteaza?nisa=lat",
  ...["", "impartirea", "aspect", "pret"].flatMap((step) => [
    `/proiecteaza?d=${inNiche}&pas=${step}`,
    `/proiecteaza?d=${underSlope}&pas=${step}`,
    `/proiecteaza?d=${slanted}&pas=${step}`,
    `/proiecteaza?d=${inCorner}&pas=${step}`,
  ]),
  "/proiecteaza?loc=panta",
  "/proiecteaza/bucatarie?tip=lavoar",
  "/proiecteaza/bucatarie?perete=lat",
  ...["", "impartirea", "aspect", "pret"].flatMap((step) =>
    [kitchen, kitchenInU].map((run) => `/proiecteaza/bucatarie?d=${run}&pas=${step}`),
  ),
  "/proiecteaza?loc=colt",
  `/in-camera?d=${design}`,
  "/galerie?imagine=3",
  "/?harta=da",
  "/contact?harta=da",
  "/oferta",
  "/programare",
  "/cos",
  "/salvate",
  "/compara",
  "/asistent",
  "/nu-exista",
  "/autentificare",
  "/inregistrare",
  "/resetare-parola",
  "/confirmare-email",
];
const ofBuyers = ["/", "/cos", "/finalizare-comanda", "/finalizare-comanda/verificare"];

let shop: ShopProcess;
let listed: string[];
beforeAll(async () => {
  shop = await startShop();
  await closeForLong();
  const sitemap = await (await fetch(`${shop.origin}/sitemap.xml`)).text();
  const places = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, place = ""]) => new URL(place));
  listed = [...new Set(places.map(({ pathname }) => pathname))];
});
afterAll(() => shop.dispose());

/** Next opens on a Saturday in September, which is the longest date in nearly every language. */
const opensOn = (() => {
  let day = addDays(dayOf(new Date().toISOString()), 8);
  while (!/-09-[123]\d$/.test(day) || weekdayOf(day) !== SATURDAY) day = addDays(day, 1);
  return day;
})();

/** Closes the shop until then: the footer says most while it is closed, and this at any hour of a run. */
async function closeForLong(): Promise<void> {
  const closed: { day: string; name: string; is_worked: 0 }[] = [];
  let day = addDays(dayOf(new Date().toISOString()), -1);
  for (; day < opensOn; day = addDays(day, 1)) closed.push({ day, name: "Vacanță", is_worked: 0 });
  await shop.db.insertInto("holidays").values(closed).execute();
}

interface Flight {
  place: string;
  head: number;
  body: number;
}

/** All bytes that come over a new connection for a page, as to a browser that takes brotli. */
function fly(path: string, headers: Record<string, string>): Promise<Flight> {
  const agent = new Agent({ keepAlive: true });
  const wanted = { "Accept-Encoding": "gzip, deflate, br, zstd", Accept: "text/html", ...headers };
  return new Promise((resolve, reject) => {
    get(shop.origin + path, { agent, headers: wanted }, (answer) => {
      const { socket } = answer;
      let body = 0;
      answer.on("data", (chunk: Buffer) => (body += chunk.length));
      answer.on("end", () => {
        expect([path, answer.headers["content-encoding"]]).toEqual([path, "br"]);
        const place = `${headers["Accept-Language"]} ${path}`;
        resolve({ place, head: socket.bytesRead - body, body });
        agent.destroy();
      });
    }).on("error", reject);
  });
}

/** Of each page at its first answer and at the next one, which comes from the page cache where one may. */
async function flyTwice(paths: string[], headers: Record<string, string>): Promise<Flight[]> {
  const flights: Flight[] = [];
  const left = [...paths];
  const ask = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      flights.push(await fly(path, headers), await fly(path, headers));
    }
  };
  await Promise.all([ask(), ask(), ask()]);
  return flights;
}

/** The heaviest, which the report of the tests shows, and those that do not fit. */
function judge(flights: Flight[]): Flight[] {
  const sorted = [...flights].sort((a, b) => b.head + b.body - a.head - a.body);
  const [{ place, head, body } = { place: "", head: 0, body: 0 }] = sorted;
  console.log(`first flight: ${head} + ${body} = ${head + body} bytes, ${place}`);
  return sorted.filter(
    (one) => one.head + one.body + OVER_HTTPS > FIRST_FLIGHT || one.head + OVER_HTTPS > HEAD,
  );
}

test("the pages are read while their footer says most", async () => {
  const page = await (await fetch(shop.origin, { headers: { "Accept-Language": "ro" } })).text();
  const day = formatDay(`${opensOn}T12:00:00Z`, "ro");
  expect(page).toContain(`Închis acum, deschidem: ${day}, 10:00`);
});

test.each(languageCodes)(
  "in %s every public page fits the first flight of a newcomer, its head included",
  async (language) => {
    // Pieces are in the next test, which their heavier heads makes the harder one.
    const others = listed.filter((path) => !/^\/produse\/.*\//.test(path));
    const flights = await flyTwice([...others, ...unlisted], { "Accept-Language": language });
    expect(judge(flights)).toEqual([]);
  },
);

test.each(languageCodes)(
  "in %s so does every page that a search engine leads to in that language, with the cookie that keeps it",
  async (language) => {
    const inLanguage = listed.map((path) => `${path}?lng=${language}`);
    const other: Language = language === "en" ? "ro" : "en";
    expect(judge(await flyTwice(inLanguage, { "Accept-Language": other }))).toEqual([]);
  },
);

test.each(languageCodes)("in %s so do the cart and the checkout of a buyer", async (language) => {
  const { visitor } = await readyToOrder(shop);
  const { Cookie = "" } = visitor.requestHeaders();
  expect(judge(await flyTwice(ofBuyers, { Cookie, "Accept-Language": language }))).toEqual([]);
});
