import { NEW } from "~/front/desk/record";
import { tabWords } from "~/front/routes/office/house/settings/fields";

import type { Visitor } from "../visitor";
import { isBackOffice, routeAccess } from "./access";
import { emails, fillShop } from "./filled-shop";
import { holdsTheRules, refusedOn } from "./forms-refused";
import { openShop } from "./shop";

const shop = await openShop();
const { db, signedIn } = shop;
const places = await fillShop(shop);
const admin = await signedIn({ email: emails.admin, role: "administrator" });

const table = Object.values(routeAccess(places));
/** Every page of the back office, the forms of what is not there yet, and pages with tabs. */
const pages = [
  ...table.flatMap(({ access, address }) => (isBackOffice(access) ? [address] : [])),
  ...[
    "/admin/produse",
    "/admin/categorii",
    "/admin/materiale/material",
    "/admin/materiale/handle",
    "/admin/extrase/banci",
    "/admin/programari/echipe",
    "/admin/reduceri",
    "/admin/livrare",
  ].map((list) => `${list}/${NEW}`),
  "/admin/materiale/handle/wood",
  "/admin/programari/nou?fel=masuratori&judet=RO-CJ",
  ...Object.values(tabWords).map((tab) => `/admin/setari?fila=${tab}`),
];
holdsTheRules(
  await refusedOn(
    db,
    pages.map((address): [Visitor, string] => [admin, address]),
  ),
  400,
);
