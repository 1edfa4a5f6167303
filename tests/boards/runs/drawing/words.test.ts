import { expect, test } from "vitest";

import { drawRun } from "~/furniture/board-drawings/draw-run";
import { runViews } from "~/furniture/board-drawings/views";
import { allModules, type Run } from "~/furniture/boards/run";
import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { collisionIn } from "../../drawing/drawing-faults";
import { figuresOf } from "../../drawing/read-svg";
import { cornerRuns } from "./corner-runs";
import { built, drawn, looks, runs, said } from "./drawn";

function descriptionOf(svg: string): string {
  return /<desc[^>]*>([^<]*)</.exec(svg)![1]!;
}

test("Romanian words say what a kitchen is, what its modules are and how its wall is", () => {
  const svg = drawn(built(runs.worked), "plan");
  expect(/<title[^>]*>([^<]*)</.exec(svg)![1]).toBe("Bucătărie pe un perete, 3000 × 2120 × 600 mm");
  expect(descriptionOf(svg)).toBe(
    "Vedere de sus, cu racordurile și cotele în mm. Locul are 3000 mm între doi pereți. " +
      "Tavanul este la 2600 mm. Apa este la 2550 mm de capătul din stânga. " +
      "Priza plitei este la 1100 mm de capătul din stânga. Bucătărie pe un perete. " +
      "3000 × 2120 × 600 mm. Corpul 1, lat de 600 mm: coloană pentru cuptor. " +
      "Corpul 2, lat de 900 mm: 3 sertare, cu plită deasupra, peste el, un corp suspendat cu hotă. " +
      "Corpul 3, lat de 600 mm: mașină de spălat vase, cu front ca al mobilei, peste el, un corp suspendat. " +
      "Corpul 4, lat de 800 mm: corp pentru chiuvetă, peste el, un corp suspendat. " +
      "Corpul și fronturile sunt din PAL Alb. Blatul arată ca PAL Stejar. Mâner metalic.",
  );
});

test("of a kitchen along several walls the words say each wall, and what stands there", () => {
  const text = descriptionOf(drawn(built(cornerRuns.l), "plan"));
  const inOrder = [
    "Tavanul este la 2600 mm. Peretele din stânga: 3000 mm. Priza plitei este la 1100 mm",
    "Peretele din dreapta: 2400 mm. Fereastra începe la 1100 mm",
    "Apa este la 1900 mm de capătul din stânga. Bucătărie în L.",
    "Peretele din stânga. Corpul 1, lat de 600 mm: coloană pentru cuptor.",
    "Corpul 4, lat de 950 mm: corp de colț, peste el, un corp suspendat. Peretele din dreapta. Corpul 5,",
  ];
  const places = inOrder.map((part) => text.indexOf(part));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const u = descriptionOf(drawn(built(cornerRuns.u), "front"));
  expect(u).toContain("Bucătărie în U");
  expect(u).toContain("Peretele din mijloc. Corpul 4,");
  expect(u).toContain("Peretele din dreapta: 2400 mm. Este liber la capătul din dreapta.");
});

test("a vanity has a washbasin with drawers before it, and says that it is pushed where it has no handles", () => {
  const t = translateIn("ro", ["run-drawing", "planner-drawing"]);
  const { names, ...rest } = said("cm");
  const pushed = { ...rest, names: { ...names, handle: "" } };
  const text = descriptionOf(drawRun(built(runs.vanity), "shut", looks, t, pushed));
  expect(text).toContain("Mobilier de lavoar");
  expect(text).toContain("Corpul 1, lat de 90 cm: corp pentru lavoar, 2 sertare.");
  expect(text).toContain("Se deschide la apăsare, fără mânere.");
});

test.each(languageCodes)(
  "in %s every view is told whole, and its texts keep clear of each other",
  (language) => {
    const t = translateIn(language, ["run-drawing", "planner-drawing"]);
    for (const run of Object.values<Run>({ ...runs, ...cornerRuns })) {
      for (const view of runViews) {
        const svg = drawRun(built(run), view, looks, t, said("cm", language));
        expect(svg).not.toContain("{{");
        expect(descriptionOf(svg)).not.toMatch(/undefined|run-drawing|\.\./);
        expect(collisionIn(svg)).toBeUndefined();
      }
      const plan = figuresOf(drawRun(built(run), "plan", looks, t, said("cm", language)));
      expect(plan).toContain(t("connection.water"));
      const hasHob = allModules(run).some(({ module }) => module.hob);
      expect(plan.includes(t(`connection.${run.cooking}`))).toBe(hasHob);
    }
  },
);
