import { done, refused, type Post } from "~/front/desk/desk.server";
import { mayOpen } from "~/people/identity/front/office-pages";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { makeBatch, MOST_ORDERS, MOST_PIECES } from "~/workshop/batches/front/batch.server";

/** Makes a batch of the ticked orders; refused, the list comes again with the reason for each. */
export async function answerMakeBatch(post: Post) {
  const { request, posted, admin } = post;
  const ticked = posted.getAll("order").filter((one): one is string => typeof one === "string");
  const numbers = ticked.slice(0, 200).map((one) => one.slice(0, 40));
  const made = await makeBatch(numbers, admin);
  if (made.kind === "made") {
    return done(post, {
      to: officePaths.batch(made.id),
      title: "admin.batchMade",
      values: { number: made.number },
    });
  }
  const t = await translateFor(request, "office-batches");
  const mayConfirm = mayOpen(admin.role, "sales/order");
  const reasons =
    made.kind === "refused"
      ? made.refusals.map(({ number, why, batch }) => ({
          text: t(`refusals.${why}`, { number, batch }),
          // Where whoever may do so confirms them.
          to:
            why === "niches-unconfirmed" && mayConfirm ? `${officePaths.order(number)}#nise` : null,
        }))
      : [
          {
            text: t(`refusals.${made.kind}`, { orders: MOST_ORDERS, pieces: MOST_PIECES }),
            to: null,
          },
        ];
  return refused(post, { ticked: numbers, reasons });
}
