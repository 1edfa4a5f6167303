import { byIntent, done, notSaved, refused, saving, type Post } from "~/front/desk/desk.server";
import { mayDo } from "~/people/identity/front/roles";
import { readWhole } from "~/platform/forms/number-field";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { MOST_IN_ALL, readArticle } from "~/workshop/stock/article";
import { beginStock, countStock, type CountedRow } from "~/workshop/stock/front/begin-stock.server";
import {
  countFileMessage,
  countLimits,
  readCountFile,
  type LineFault,
} from "~/workshop/stock/front/count-file";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";

/** What the fields of a count list begin with: an article's key stands behind. */
export const COUNTED = "counted ";
export const SEEN = "seen ";

/** So many faults of a file are told; of those beyond only how many they are. */
const MOST_TOLD = 50;

/** A count that was not taken: what was typed, and what is wrong with it. */
interface RefusedCount {
  counted?: Record<string, string>;
  faults?: Record<string, string>;
  fileFault?: string;
  lines?: LineFault[];
  /** How many faults are not told. */
  more?: number;
}

/** Takes a count list as it was typed, or a file of one. */
export function takeCount(post: Post) {
  const again = (answer: RefusedCount, status: 409 | 422 = 422) => refused(post, answer, status);
  const to = officePaths.stock();
  return byIntent(post, {
    file: async () => {
      const file = post.posted.get("file");
      if (!(file instanceof File) || file.size === 0 || file.size > countLimits.bytes) {
        return again({ fileFault: countFileMessage() });
      }
      const read = readCountFile(new Uint8Array(await file.arrayBuffer()));
      if (read.kind === "faults") return again(told(read.faults));
      const { articles } = await findKnownArticles("ro");
      // Who is told no prices sets none.
      const hasCosts = mayDo(post.admin.role, "administration");
      const rows = hasCosts
        ? read.rows
        : read.rows.map((row) => ({ ...row, priceBani: undefined }));
      const saved = await saving(() => beginStock(rows, articles, post.admin));
      if (saved.kind === "not-saved") return notSaved<RefusedCount>(post);
      if (saved.kind === "faults") return again(told(saved.faults));
      const values = { rows: saved.count };
      return done(post, { to, title: "admin.stockCounted", values });
    },
    list: async () => {
      const { rows, counted, faults } = readList(post.posted);
      if (Object.keys(faults).length > 0) return again({ counted, faults });
      const { articles } = await findKnownArticles("ro");
      const saved = await saving(() => countStock(rows, articles, post.admin));
      if (saved.kind === "not-saved") return notSaved<RefusedCount>(post, { counted });
      if (saved.kind !== "saved") {
        const isMoved = saved.kind === "moved-before";
        const fault = message(isMoved ? "countMoved" : "countArticle");
        const refusals = saved.keys.map((key) => [key, fault] as const);
        return again({ counted, faults: Object.fromEntries(refusals) }, isMoved ? 409 : 422);
      }
      const values = { rows: rows.length };
      return done(post, { to, title: "admin.stockCounted", values });
    },
  });
}

function told(faults: readonly LineFault[]): RefusedCount {
  const inOrder = [...faults].sort((one, other) => one.line - other.line);
  return {
    lines: inOrder.slice(0, MOST_TOLD),
    more: Math.max(0, inOrder.length - MOST_TOLD),
  };
}

/** What was typed into a count list; what is left empty was not counted. */
function readList(posted: FormData) {
  const rows: CountedRow[] = [];
  const counted: Record<string, string> = {};
  const faults: Record<string, string> = {};
  for (const name of new Set(posted.keys())) {
    if (!name.startsWith(COUNTED)) continue;
    const key = name.slice(COUNTED.length);
    const typed = readText(posted, name).trim().slice(0, 40);
    const article = readArticle(key);
    if (typed === "" || !article) continue;
    counted[key] = typed;
    const range = message("wholeBetween", { min: 0, max: MOST_IN_ALL });
    const { value, fault } = readWhole(typed, range, { min: 0, max: MOST_IN_ALL });
    if (fault !== undefined) faults[key] = fault;
    else rows.push({ article, amount: value, seen: Number(readText(posted, SEEN + key)) });
  }
  return { rows, counted, faults };
}
