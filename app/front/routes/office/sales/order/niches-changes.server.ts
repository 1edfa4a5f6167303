import { done, noForm, notThere, refused, type Post } from "~/front/desk/desk.server";
import { readText } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { tickNiches } from "~/sales/orders/front/confirm-niches.server";

/** Notes that somebody compared the niches of a kitchen with the appliances' sheets, or takes that back. */
export async function changeNiches(post: Post, number: string) {
  const { posted, admin, request } = post;
  const [line, plan] = [readText(posted, "line"), readText(posted, "plan")];
  const ticked = readText(posted, "confirmed");
  if (ticked !== "yes" && ticked !== "no") throw noForm();
  const isConfirmed = ticked === "yes";
  const result = await tickNiches({ number, line, plan, isConfirmed }, admin);
  switch (result.kind) {
    case "unknown":
      throw notThere();
    case "stale":
    case "over": {
      const t = await translateFor(request, "office-niches");
      return refused(post, { form: "niches" as const, message: t(result.kind) }, 409);
    }
    case "ticked":
      return done(post, {
        to: `${officePaths.order(number)}#nise`,
        title: isConfirmed ? "admin.nichesConfirmed" : "admin.nichesUnconfirmed",
      });
  }
}
