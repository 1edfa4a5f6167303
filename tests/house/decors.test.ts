import { expect, test } from "vitest";

import { handles, materials } from "~db/seed/options";

import { filesBelow } from "./files";

/** "none" is also the form of a handle that is none. */
const ids = [...materials, ...handles].map(({ id }) => id).filter((id) => id !== "none");

function namedIn(text: string): string[] {
  return ids.filter((id) => text.includes(`"${id}"`) || text.includes(`'${id}'`));
}

test("no id of a material or handle stands in the code: they are the owner's rows", () => {
  const named = [".ts", ".tsx", ".mjs"].flatMap((ending) =>
    filesBelow("app", ending).flatMap(({ path, text }) =>
      namedIn(text).map((id) => `${path} names ${id}`),
    ),
  );
  expect(named).toEqual([]);
  expect(namedIn(`if (material === "pal-alb" || handle === 'wood')`)).toEqual(["pal-alb", "wood"]);
});
