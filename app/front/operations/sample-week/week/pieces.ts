import { writeDesign } from "~/furniture/boards/address";
import type { Kind } from "~/furniture/boards/design";
import { defaultRules } from "~/furniture/boards/rules";
import { writeRun } from "~/furniture/boards/run-address";
import { sampleOf } from "~/furniture/boards/samples";
import { runSample } from "~/furniture/boards/start-run";
import type { Configuration } from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { sizesOf, splitSizes } from "~/furniture/configurator/sizes";
import type { Db } from "~db/engine";

import { listProducts } from "./enough-pieces";

/** What the week's people buy. */
export interface SamplePieces {
  /** A ready-made piece of which there are the most left. */
  ready: () => Promise<string>;
  /** A piece of the catalogue made to order, another one each time. */
  made: () => { productId: string; configuration: Configuration };
  /** A piece of boards, by the text of its design; `wider` in millimetres. */
  planned: (kind: Kind | "kitchen", wider?: number) => string;
  /** The decor and the handle of what is made of boards, by their ids. */
  decor: string;
  handle: string;
  /** The ids of the decors of which swatches are sent. */
  swatches: readonly string[];
  /** A product of the catalogue, the same for the same number. */
  product: (place: number) => { id: string; name: string };
}

/** What the week's people buy of what the shop sells; throws where it sells too little (`hasPieces`). */
export async function findPieces(db: Db): Promise<SamplePieces> {
  const rows = await listProducts(db);
  const { materials, handles } = await listOptions("ro", db);
  const stocked = await db
    .selectFrom("swatches")
    .innerJoin("materials", "materials.id", "swatches.material_id")
    .select("material_id")
    .where("stock", ">", 2)
    .where("materials.status", "=", "active")
    .orderBy("display_order")
    .execute();
  const [material, other = material] = materials;
  const [handle] = handles;
  if (rows.length === 0 || !material || !other || !handle) throw new Error("nothing to order");
  const wardrobes = rows.filter(({ form }) => form === "wardrobe");
  const makeable = wardrobes.length > 0 ? wardrobes : rows;
  let made = 0;
  return {
    ready: async () => {
      const { id } = await db
        .selectFrom("products")
        .select("id")
        .where(
          "id",
          "in",
          rows.map((row) => row.id),
        )
        .where("stock_quantity", ">", 1)
        .orderBy("stock_quantity", "desc")
        .orderBy("id")
        .executeTakeFirstOrThrow();
      return id;
    },
    made: () => {
      made += 1;
      const { id: productId, ...row } = makeable[made % makeable.length]!;
      const { width, height, depth } = sizesOf(splitSizes(row).own);
      const configuration = {
        material: (made % 2 === 0 ? material : other).id,
        handle: handle.id,
        width: width.start,
        height: height.start,
        depth: depth.start,
      };
      return { productId, configuration };
    },
    planned: (kind, wider = 0) => {
      const look = { body: material.id, front: material.id, handle: handle.id };
      if (kind === "kitchen") {
        return writeRun(runSample({ ...look, worktop: other.id }, defaultRules));
      }
      const design = sampleOf(kind, look);
      return writeDesign({ ...design, width: design.width + wider });
    },
    decor: material.id,
    handle: handle.id,
    swatches: stocked.map(({ material_id }) => material_id),
    product: (place) => rows[place % rows.length]!,
  };
}
