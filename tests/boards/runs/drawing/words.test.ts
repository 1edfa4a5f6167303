import { expect, test } from "vitest";

import { drawRun } from "~/furniture/board-drawings/draw-run";
import { runViews } from "~/furniture/board-drawings/views";
import type { Run } from "~/furniture/boards/run";
import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { collisionIn } from "../../drawing/drawing-faults";
import { figuresOf } from "../../drawing/read-svg";
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
    for (const run of Object.values<Run>(runs)) {
      for (const view of runViews) {
        const svg = drawRun(built(run), view, looks, t, said("cm", language));
        expect(svg).not.toContain("{{");
        expect(descriptionOf(svg)).not.toMatch(/undefined|run-drawing|\.\./);
        expect(collisionIn(svg)).toBeUndefined();
      }
      const plan = figuresOf(drawRun(built(run), "plan", looks, t, said("cm", language)));
      expect(plan).toContain(t("connection.water"));
      const hasHob = run.walls[0].modules.some(({ hob }) => hob);
      expect(plan.includes(t(`connection.${run.cooking}`))).toBe(hasHob);
    }
  },
);
