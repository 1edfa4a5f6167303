import type { z } from "zod";

import { orNotThere } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { drawRecord } from "~/front/desk/record.server";
import {
  findOfficeOption,
  listOfficeOptions,
  type OptionKind,
} from "~/shop/catalogue-editing/front/option-rows.server";

import { handleForm, materialForm } from "./schema";
import { handleTexts, materialTexts, newHandle, newMaterial } from "./values.server";

/** The form of a material or a handle; that of a new one, which stands behind all others of its kind, without `option`. */
export async function drawOption(kind: OptionKind, id: string) {
  if (id === NEW) {
    const order = await nextPlace(kind);
    const [schema, begin] =
      kind === "material" ? [materialForm, newMaterial] : [handleForm, newHandle];
    return { record: drawRecord<z.ZodObject>(schema, { texts: { ...begin, order } }) };
  }
  if (kind === "material") {
    const option = orNotThere(await findOfficeOption(kind, id));
    const { version } = option;
    const texts = materialTexts(option);
    return { option, record: drawRecord<z.ZodObject>(materialForm, { id, version, texts }) };
  }
  const option = orNotThere(await findOfficeOption(kind, id));
  const { version } = option;
  const texts = handleTexts(option);
  return { option, record: drawRecord<z.ZodObject>(handleForm, { id, version, texts }) };
}

/** The place behind all others of a kind. */
async function nextPlace(kind: OptionKind): Promise<string> {
  const places = (await listOfficeOptions(kind)).map(({ display_order }) => display_order);
  return String(Math.min(9999, Math.max(-1, ...places) + 1));
}
