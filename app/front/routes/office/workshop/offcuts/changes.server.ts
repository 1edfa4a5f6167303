import { json } from "@remix-run/node";

import { oneLine } from "~/platform/format/one-line";
import { readWhole } from "~/platform/forms/number-field";
import { readFormData } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { addOffcut, discardOffcut, labelOf } from "~/workshop/batches/offcut.server";
import { writeMaterial } from "~/workshop/stock/material";

import { listMaterials } from "./shown-stock.server";

/** The longest sheet there is, in mm. */
const LONGEST = 6000;
const LONGEST_REASON = 200;

interface Answer {
  trouble?: string;
  values?: Partial<Record<string, string>>;
  errors?: Partial<Record<string, string>>;
  /** The offcut that was not discarded, and the reason as typed. */
  discarded?: number;
  reason?: string;
}

function answer(status: number, said: Answer) {
  return json<Answer>(said, { status });
}

/** Answers the forms of the stock: a piece is added, or discarded with a reason. */
export async function changeStock(request: Request, admin: Admin) {
  const posted = await readFormData(request);
  const typed = (name: string) => {
    const value = posted.get(name);
    return typeof value === "string" ? oneLine(value).slice(0, 300) : "";
  };
  if (posted.get("intent") === "discard") {
    return discard(
      request,
      admin,
      Number(/^\d{1,12}$/.exec(typed("offcut"))?.[0]),
      typed("reason"),
    );
  }
  const values = { material: typed("material"), length: typed("length"), width: typed("width") };
  const material = (await listMaterials()).find((one) => writeMaterial(one) === values.material);
  const errors: Answer["errors"] = {};
  if (!material) errors.material = message("material");
  const bounds = { min: 1, max: LONGEST };
  const side = (name: "length" | "width") => {
    const read = readWhole(values[name], message("wholeBetween", bounds), bounds);
    if (read.fault !== undefined) errors[name] = read.fault;
    return read.value ?? 0;
  };
  const [length, width] = [side("length"), side("width")];
  if (!material || Object.keys(errors).length > 0) return answer(422, { values, errors });
  const piece = { ...material, length, width };
  const form = sentForm(request, posted, admin.id);
  const id = await addOffcut({ ...piece, form }, admin);
  return redirectWithFlash(request, officePaths.offcuts(), {
    tone: "success",
    title: "admin.offcutAdded",
    values: { label: labelOf(id) },
  });
}

async function discard(request: Request, admin: Admin, id: number, reason: string) {
  const t = await translateFor(request, "office-batches");
  if (reason === "" || reason.length > LONGEST_REASON) {
    return answer(422, { trouble: t("reasonNeeded"), discarded: id, reason });
  }
  if (!(await discardOffcut(id || 0, reason, admin))) return answer(409, { trouble: t("gone") });
  return redirectWithFlash(request, officePaths.offcuts(), {
    tone: "success",
    title: "admin.offcutDiscarded",
  });
}
