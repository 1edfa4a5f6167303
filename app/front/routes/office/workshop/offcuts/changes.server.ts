import { done, refused, type Post } from "~/front/desk/desk.server";
import { oneLine } from "~/platform/format/one-line";
import { readWhole } from "~/platform/forms/number-field";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message, orEmpty } from "~/platform/forms/validation-message";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { addOffcut, discardOffcut, labelOf } from "~/workshop/batches/front/offcut.server";
import { writeMaterial } from "~/workshop/stock/article";

import { listMaterials } from "./shown-stock.server";

/** The longest sheet there is, in mm. */
const LONGEST = 6000;
const LONGEST_REASON = 200;

interface Refused {
  values?: Partial<Record<string, string>>;
  errors?: Partial<Record<string, string>>;
  /** The offcut that was not discarded, the reason as typed and what is wrong with it. */
  undiscarded?: { id: number; reason: string; error: string };
}

type Said = Refused & { trouble?: string };

function answer(post: Post, status: 409 | 422, said: Said) {
  return refused<Refused>(post, said, status);
}

/** Answers the forms of the stock: a piece is added, or discarded with a reason. */
export async function changeStock(post: Post) {
  const { request, posted, admin } = post;
  const typed = (name: string) => {
    const value = posted.get(name);
    return typeof value === "string" ? oneLine(value).slice(0, 300) : "";
  };
  if (post.intent === "discard") {
    return discard(post, Number(/^\d{1,12}$/.exec(typed("offcut"))?.[0]), typed("reason"));
  }
  const values = { material: typed("material"), length: typed("length"), width: typed("width") };
  const material = (await listMaterials()).find((one) => writeMaterial(one) === values.material);
  const errors: Refused["errors"] = {};
  if (!material) errors.material = message("material");
  const bounds = { min: 1, max: LONGEST };
  const side = (name: "length" | "width") => {
    const read = readWhole(values[name], message("wholeBetween", bounds), bounds);
    if (read.fault !== undefined) errors[name] = read.fault;
    return read.value ?? 0;
  };
  const [length, width] = [side("length"), side("width")];
  if (!material || Object.keys(errors).length > 0) return answer(post, 422, { values, errors });
  const piece = { ...material, length, width };
  const form = sentForm(request, posted, admin.id);
  const id = await addOffcut({ ...piece, form }, admin);
  return done(post, {
    to: officePaths.offcuts(),
    title: "admin.offcutAdded",
    values: { label: labelOf(id) },
  });
}

async function discard(post: Post, id: number, reason: string) {
  const t = await translateFor(post.request, "office-batches");
  if (reason === "" || reason.length > LONGEST_REASON) {
    const error = orEmpty(reason, message("tooLong", { count: LONGEST_REASON }));
    return answer(post, 422, { undiscarded: { id, reason, error } });
  }
  if (!(await discardOffcut(id || 0, reason, post.admin))) {
    return answer(post, 409, { trouble: t("gone") });
  }
  return done(post, { to: officePaths.offcuts(), title: "admin.offcutDiscarded" });
}
