import { defaultRules } from "~/furniture/boards/rules";
import { listKnown } from "~/furniture/decors/list-decors.server";
import { findRules } from "~/furniture/planner/construction.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import type { TFunction } from "~/platform/i18n/translate";
import { labelOf, listStock } from "~/workshop/batches/front/offcut.server";
import {
  nameMaterial,
  plainBoards,
  worktopOf,
  writeMaterial,
  type BoardMaterial,
} from "~/workshop/stock/article";

/** The offcuts in stock, and the materials that one may be of, with their names. */
export async function showStock(request: Request, t: TFunction<"office-batches">) {
  const { decors } = await listKnown(await requestLanguage(request));
  const plain = {
    drawer: t("drawerBoard"),
    hdf: t("hdfBoard"),
    worktop: (decor: string) => t("worktopBoard", { decor }),
  };
  const nameOf = (material: BoardMaterial) => nameMaterial(material, decors, plain);
  const stock = await listStock();
  const materials = await listMaterials();
  return {
    stock: stock.map((one) => ({ ...one, label: labelOf(one.id), name: nameOf(one) })),
    materials: materials.map((one) => ({ key: writeMaterial(one), name: nameOf(one) })),
  };
}

/** Every decor in each thickness it comes in and as a worktop, and the boards of drawers and backs. */
export async function listMaterials(): Promise<BoardMaterial[]> {
  const { decors } = await listKnown("ro");
  const { drawerBoard, backBoard, worktop } = (await findRules())?.content ?? defaultRules;
  return [
    ...decors.flatMap(({ id, thicknesses }) =>
      thicknesses.map((thickness) => ({ material: id, thickness })),
    ),
    { material: plainBoards.drawer, thickness: drawerBoard },
    { material: plainBoards.hdf, thickness: backBoard },
    ...decors.map(({ id }) => ({ material: worktopOf(id), thickness: worktop.thickness })),
  ];
}
