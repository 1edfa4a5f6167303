import { json } from "@remix-run/node";

import type { Account } from "~/models/account-session.server";
import { isOwnPassword } from "~/models/profile.server";
import { changeRole } from "~/models/role.server";
import { changeAccount, type UserChange, type UserRow } from "~/models/user-desk.server";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/redirect.server";
import { message } from "~/ui/message";

const changes: readonly UserChange[] = ["confirm", "disable", "enable"];

/** Does to an account what a button asked for, or says why not. */
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
    const password = form.get("password");
    const isTyped = typeof password === "string" && password !== "";
    if (!isTyped) return refused({ passwordError: message("required") });
    if (!(await isOwnPassword(admin, password)))
      return refused({ passwordError: message("wrongPassword") });
    result = await changeRole(user.id, intent === "make-admin" ? "admin" : "customer", admin);
  } else throw new Response(null, { status: 400 });
  if (result === "last-admin") return refused({ lastAdmin: true });
  const target = user.id === admin.id && result === "changed" ? paths.home() : undefined;
  return redirectWithFlash(request, target ?? paths.adminUser(user.id), {
    tone: "success",
    title: "admin.userChanged",
  });
}

function refused(why: { passwordError?: string; lastAdmin?: true }) {
  return json(why, { status: 422 });
}
