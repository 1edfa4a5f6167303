import { expect, test } from "vitest";

import { pieces } from "../world";
import { openShop } from "./shop";

const { visitor } = await openShop();

const places = [
  "/",
  "/produse",
  "/produse?cauta=zzzz",
  pieces.bed.path,
  `${pieces.bed.path}?fila=personalizare`,
  `${pieces.bed.path}?fila=recenzii`,
  "/proiecteaza?nisa=217",
  "/galerie",
  "/despre",
  "/contact",
  "/cos",
  "/salvate",
  "/oferta",
  "/programare",
  "/asistent",
  "/mostre",
  "/nu-exista",
  "/autentificare",
  "/inregistrare",
  "/resetare-parola",
];

test.each(places)("%s has at most one solid action", async (place) => {
  const { page } = await visitor().get(place);
  expect(page.querySelector("main")).not.toBeNull();
  expect(page.querySelectorAll("main .button-primary").length).toBeLessThanOrEqual(1);
});
