import { json } from "@remix-run/node";

import type { Account } from "~/people/identity/account-session.server";
import {
  changeAccount,
  type UserChange,
  type UserRow,
} from "~/people/identity/office-users.server";
import { findProofError, proofStatus } from "~/people/identity/proof.server";
import { changeRole } from "~/people/identity/role.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";

import { roleForm } from "./schema";

const changes: readonly UserChange[] = ["disable", "enable"];

/** Changes an account as the pressed button says, or says why not. */
export async function changePerson(
  request: Request,
  form: FormData,
  user: UserRow,
  admin: Account,
) {
  const intent = form.get("intent");
  if (intent === "change-role") return giveRole(request, form, user, admin);
  const change = changes.find((one) => one === intent);
  if (!change) throw new Response(null, { status: 400 });
  return answer(request, await changeAccount(user.id, change, admin), user, admin);
}

/** Gives the chosen role, which asks for a recent proof. */
async function giveRole(request: Request, form: FormData, user: UserRow, admin: Account) {
  const submission = parseForm(form, roleForm);
  if (submission.status !== "success") return json({ result: submission.reply() }, { status: 422 });
  const proofError = await findProofError(request, form, admin);
  if (proofError) {
    const status = proofStatus(proofError);
    return json({ result: submission.reply(), proofError }, { status });
  }
  return answer(request, await changeRole(user.id, submission.value.role, admin), user, admin);
}

function answer(
  request: Request,
  result: Awaited<ReturnType<typeof changeRole>>,
  user: UserRow,
  admin: Account,
) {
  if (result === "last-admin") return json({ lastAdmin: true }, { status: 422 });
  const isOut = user.id === admin.id && result === "changed";
  return redirectWithFlash(request, isOut ? paths.home() : officePaths.user(user.id), {
    tone: "success",
    title: "admin.userChanged",
  });
}
