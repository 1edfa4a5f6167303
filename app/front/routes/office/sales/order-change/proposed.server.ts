import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { proposeChange } from "~/sales/changes/front/propose-change.server";

import type { Again } from "./keep-draft.server";
import type { RefusedParts } from "./trouble";

/** What the page answers once a change was proposed. */
export function proposed(
  post: Post,
  number: string,
  result: Awaited<ReturnType<typeof proposeChange>> | { kind: "not-saved" },
  again: (more: Again) => Again,
) {
  switch (result.kind) {
    case "sent":
      return done(post, { to: officePaths.orderChange(number), title: "admin.change.sent" });
    case "applied":
      return done(post, { to: officePaths.order(number), title: "admin.change.applied" });
    case "unknown":
      throw notThere();
    case "not-saved":
      return refused<RefusedParts>(post, again({ isNotSaved: true }), 503);
    default:
      return refused<RefusedParts>(post, again({ why: result }), 409);
  }
}
