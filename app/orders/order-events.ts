import type { DrawingAnswered } from "./order.server";

/** An answer to a drawing, as histories show it; `digest` is as much of its digest as people read. */
type ShownAnswer = Pick<DrawingAnswered, "name" | "version" | "answer" | "answer_note"> & {
  digest: string;
};

/** What has happened to an order: a new status, or an answer to one of its drawings. */
type OrderEvent<Entry> =
  | (Entry & { at: string; drawing?: undefined })
  | { at: string; drawing: ShownAnswer };

/** Both together in the order in which they happened. */
export function listEvents<Entry extends { changed_at: string }>({
  history,
  drawing_answers,
}: {
  history: Entry[];
  drawing_answers: DrawingAnswered[];
}): OrderEvent<Entry>[] {
  const events: OrderEvent<Entry>[] = [
    ...history.map((entry) => ({ ...entry, at: entry.changed_at })),
    ...drawing_answers.map(({ sha256, answered_at: at, ...drawing }) => ({
      drawing: { ...drawing, digest: sha256.slice(0, 8) },
      at,
    })),
  ];
  return events.sort((one, other) => one.at.localeCompare(other.at));
}
