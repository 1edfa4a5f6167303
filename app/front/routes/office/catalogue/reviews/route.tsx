import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import {
  byIntent,
  done,
  notThere,
  openDesk,
  refused,
  stale,
  takePost,
  titled,
  type Post,
} from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { reviewPicture } from "~/sales/reviews/front/review-picture.server";
import {
  judgeReview,
  removePicture,
  type ReviewChange,
} from "~/shop/catalogue-editing/front/judge-review.server";
import {
  listOfficeReviews,
  reviewFolders,
  type ReviewFolder,
} from "~/shop/catalogue-editing/front/review-moderation.server";

import { StaleRow } from "../stale-row";
import { ReviewCard } from "./review-card";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-reviews", "reviews", "catalogue", "validation"] };

const folderWords = { waiting: "asteapta", approved: "aprobate", refused: "respinse" } as const;

const longest = 1000;

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("catalogue/reviews"), "office-reviews");
  const { folder, page } = placeOf(query);
  const { reviews, ...pages } = await listOfficeReviews(folder, page);
  return {
    page: titled(t("title")),
    folder,
    folders: reviewFolders.map((one) => ({ folder: one, to: address(one) })),
    here: address(folder, page),
    pages,
    reviews: reviews.map((review) => ({
      ...review,
      pictures: review.pictures.map((id) => ({
        id,
        small: reviewPicture(id, "small"),
        large: reviewPicture(id),
      })),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("catalogue/reviews"));
  const { posted, admin } = post;
  const row = readText(posted, "id");
  const text = readText(posted, "text");
  const written = posted.get("language");
  const language = isLanguage(written) ? written : fallbackLanguage;
  return byIntent(post, {
    approve: () => judge(post, { kind: "approve" }),
    refuse: () => judge(post, { kind: "refuse", reason: text }),
    answer: () => judge(post, { kind: "answer", answer: text, language }),
    "remove-picture": async () => {
      const isRemoved = await removePicture(row, readText(posted, "picture"), admin);
      if (!isRemoved) throw notThere();
      return done(post, { to: behind(post), title: "admin.review.pictureRemoved" });
    },
  });
}

async function judge(post: Post, change: ReviewChange) {
  const { request, posted, version, admin } = post;
  const row = readText(posted, "id");
  const text = readText(posted, "text");
  const language = change.kind === "answer" ? change.language : undefined;
  const typed: Record<string, string> = language ? { text, language } : { text };
  if (change.kind === "refuse" && text === "") {
    return refused(post, { row, typed, trouble: message("refusalReason") });
  }
  if (text.length > longest) {
    return refused(post, { row, typed, trouble: message("tooLong", { count: longest }) });
  }
  const judged = await judgeReview(row, { change, version }, admin);
  if (judged.kind === "unknown") throw notThere();
  if (judged.kind === "stale") {
    const { current } = judged;
    const t = await translateFor(request, "office-reviews");
    const folder = current.approved_at ? "approved" : current.refused_at ? "refused" : "waiting";
    const reason = current.refusal_reason ?? "";
    const answer = current.answer ?? "";
    const now = { state: t(`folders.${folder}`), reason, answer };
    const yours = {
      approve: { state: t("folders.approved"), reason: "", answer },
      refuse: { state: t("folders.refused"), reason: text, answer },
      answer: { ...now, answer: text },
    }[change.kind];
    const subject = { kind: "review", id: row, version: current.version } as const;
    return stale(post, subject, { now, yours }, { row, typed });
  }
  return done(post, { to: behind(post), title: `admin.review.${change.kind}` });
}

/** The page of the list that a form was sent from. */
function behind({ request }: Post): string {
  const { folder, page } = placeOf(new URL(request.url).searchParams);
  return address(folder, page);
}

export default function Reviews() {
  const { t } = useTranslation("office-reviews");
  const answer = useActionData<typeof action>();
  const { folder, folders, reviews, pages, here } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={officePaths.reviews()}
      title={t("title")}
      intro={t("intro")}
      folders={folders.map(({ folder: one, to }) => ({
        to,
        label: t(`folders.${one}`),
        isCurrent: one === folder,
      }))}
      filter={{ dosar: folderWords[folder] }}
      above={
        <StaleRow
          here={here}
          answer={answer}
          labels={{ state: t("title"), reason: t("reason"), answer: t("answerText") }}
          label={t(answer?.intent === "refuse" ? "reason" : "answerText")}
        />
      }
      none={t("empty")}
      pages={pages}
      rows={reviews}
      rowKey={({ id }) => id}
    >
      <ul className="mt-5 grid max-w-4xl grid-cols-1 gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              here={here}
              folder={folder}
              refused={answer?.row === review.id && !answer.stale ? answer : undefined}
            />
          </li>
        ))}
      </ul>
    </DeskList>
  );
}

function address(folder: ReviewFolder, page = 1): string {
  return officePaths.reviews() + listQuery({ dosar: folderWords[folder] }, page);
}

function placeOf(query: URLSearchParams) {
  const folder = reviewFolders.find((one) => folderWords[one] === query.get("dosar")) ?? "waiting";
  return { folder, page: readPage(query) };
}
