import { byIntent, done, refused, type Post } from "~/front/desk/desk.server";
import { saveRecord } from "~/front/desk/record.server";
import {
  changeAccount,
  type UserChange,
  type UserRow,
} from "~/people/identity/front/office-users.server";
import { changeRole } from "~/people/identity/front/role.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";

import { roleForm } from "./schema";

/** Changes an account as the pressed button says, or says why not; the role asks for a recent proof. */
export function changePerson(post: Post, user: UserRow) {
  const { admin } = post;
  return byIntent(post, {
    disable: () => change("disable"),
    enable: () => change("enable"),
    "change-role": () =>
      saveRecord(post, {
        schema: roleForm,
        subject: "user",
        isProven: true,
        read: ({ role }) => ({ role }),
        texts: ({ role }) => ({ role }),
        save: async ({ role }) => {
          const result = await changeRole(user.id, role, admin);
          if (result === "changed" || result === "unchanged") return { kind: "saved" as const };
          return { kind: result };
        },
        refuse: () => ({ "": message("lastAdmin") }),
        saved: ({ role }) => wayOn(role !== user.role),
      }),
  });

  async function change(wanted: UserChange) {
    const result = await changeAccount(user.id, wanted, admin);
    if (result === "last-admin") return refused(post, { trouble: message("lastAdmin") });
    return done(post, wayOn(result === "changed"));
  }

  /** Staff who have just disabled their own account or left the office are led to the shop. */
  function wayOn(isChanged: boolean) {
    const isOut = isChanged && user.id === admin.id;
    return {
      to: isOut ? paths.home() : officePaths.user(user.id),
      title: "admin.userChanged",
    } as const;
  }
}
