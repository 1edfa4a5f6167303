import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { readFormData, readText, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { listQuery, readPage } from "~/platform/http/list-query";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { ListPage } from "~/platform/office-ui/list-page";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction } from "~/platform/settings/audit-log.server";
import { reviewPicture } from "~/sales/reviews/picture-address.server";
import {
  judgeReview,
  listOfficeReviews,
  removePicture,
  reviewFolders,
  type ReviewChange,
  type ReviewFolder,
} from "~/shop/catalogue-editing/review-moderation.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { ReviewCard, type RefusedWords } from "./review-card";
import { StaleReview } from "./stale-review";

export const handle = { i18n: ["office-reviews", "reviews", "catalogue", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const folderWords = { waiting: "asteapta", approved: "aprobate", refused: "respinse" } as const;

const longest = 1000;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-reviews");
  const { folder, page } = placeOf(request);
  const list = await listOfficeReviews(folder, page);
  return {
    page: { title: t("title"), isUnlisted: true },
    folder,
    folders: reviewFolders.map((one) => ({ folder: one, to: address(one) })),
    here: address(folder, page),
    list: {
      ...list,
      reviews: list.reviews.map((review) => ({
        ...review,
        pictures: review.pictures.map((id) => ({
          id,
          small: reviewPicture(id, "small"),
          large: reviewPicture(id),
        })),
      })),
    },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireSales(request);
  const form = await readFormData(request);
  const { folder, page } = placeOf(request);
  const id = readText(form, "id");
  const version = readVersion(form);
  const text = readText(form, "text");
  const intent = form.get("intent");
  if (intent === "remove-picture") {
    const isRemoved = await removePicture(id, readText(form, "picture"), admin);
    if (!isRemoved) throw new Response(null, { status: 404 });
    return redirectWithFlash(request, address(folder, page), {
      tone: "success",
      title: "admin.review.pictureRemoved",
    });
  }
  const written = form.get("language");
  const language = isLanguage(written) ? written : fallbackLanguage;
  if (text.length > longest || (intent === "refuse" && text === "")) {
    const error = text === "" ? message("refusalReason") : message("tooLong", { count: longest });
    const words = intent === "refuse" ? "refuse" : "answer";
    const refused: RefusedWords = { id, intent: words, text, language, error, version };
    return json({ refused }, { status: 422 });
  }
  const change: ReviewChange =
    intent === "refuse"
      ? { kind: "refuse", reason: text }
      : intent === "answer"
        ? { kind: "answer", answer: text, language }
        : { kind: "approve" };
  const judged = await judgeReview(id, { change, version }, admin);
  if (judged.kind === "unknown") throw new Response(null, { status: 404 });
  if (judged.kind === "stale") {
    const last = await findLastAction("review", id);
    const stale = { id, kind: change.kind, text, language, last, current: judged.current };
    return json({ stale }, { status: 409 });
  }
  return redirectWithFlash(request, address(folder, page), {
    tone: "success",
    title: `admin.review.${change.kind}`,
  });
}

export default function Reviews() {
  const { t } = useTranslation("office-reviews");
  const data = useActionData<typeof action>();
  const { folder, folders, list, here } = useLoaderData<typeof loader>();
  const refused = data && "refused" in data ? data.refused : undefined;
  return (
    <ListPage
      title={t("title")}
      intro={t("intro")}
      tabs={folders.map(({ folder: one, to }) => ({
        to,
        label: t(`folders.${one}`),
        isCurrent: one === folder,
      }))}
      above={data && "stale" in data && <StaleReview stale={data.stale} here={here} />}
      list={list}
      none={t("empty")}
      pageAddress={(page) => address(folder, page)}
    >
      <ul className="mt-5 grid max-w-4xl grid-cols-1 gap-4">
        {list.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} here={here} folder={folder} refused={refused} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}

function address(folder: ReviewFolder, page = 1): string {
  return officePaths.reviews() + listQuery({ dosar: folderWords[folder] }, page);
}

function placeOf(request: Request): { folder: ReviewFolder; page: number } {
  const query = new URL(request.url).searchParams;
  const folder = reviewFolders.find((one) => folderWords[one] === query.get("dosar")) ?? "waiting";
  return { folder, page: readPage(query) };
}
