import { json } from "@remix-run/node";

import type { Account } from "~/accounts/account-session.server";
import { changeRole } from "~/accounts/role.server";
import { changeAccount, type UserChange, type UserRow } from "~/accounts/admin-users.server";
import { paths } from "~/paths";
import { findProofError, proofStatus } from "~/accounts/second-factor/proof.server";
import { redirectWithFlash } from "~/http/redirect.server";

const changes: readonly UserChange[] = ["disable", "enable"];

/**
 * Changes an account as the pressed button says, or says why not. A change of role asks for a recent
 * proof.
 */
export async function changePerson(
  request: Request,
  form: FormData,
  user: UserRow,
  admin: Account,
) {
  const intent = form.get("intent");
  const change = changes.find((one) => one === intent);
  let result: Awaited<ReturnType<typeof changeRole>>;
  if (change) {
    result = await changeAccount(user.id, change, admin);
  } else if (intent === "make-admin" || intent === "unmake-admin") {
    const proofError = await findProofError(request, form, admin);
    if (proofError)
      return json({ proofError, lastAdmin: false }, { status: proofStatus(proofError) });
    result = await changeRole(user.id, intent === "make-admin" ? "admin" : "customer", admin);
  } else throw new Response(null, { status: 400 });
  if (result === "last-admin") return json({ lastAdmin: true }, { status: 422 });
  const target = user.id === admin.id && result === "changed" ? paths.home() : undefined;
  return redirectWithFlash(request, target ?? paths.adminUser(user.id), {
    tone: "success",
    title: "admin.userChanged",
  });
}
