import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

import type { ShownAttempt } from "./shown-card-payments.server";

export function Tasks({ number, tasks }: { number: string; tasks: ShownAttempt["tasks"] }) {
  const { t, i18n } = useTranslation("office-cards");
  if (tasks.length === 0) return null;
  return (
    <ul aria-label={t("tasks.title")} className="grid gap-2">
      {tasks.map((task) => (
        <li key={task.id} className="border-l-4 border-sage pl-3">
          {task.words}{" "}
          {task.done_at ? (
            <span className="text-stone">
              {t("tasks.settled", { date: formatMoment(task.done_at, i18n.language) })}
            </span>
          ) : (
            <Form method="post" action={officePaths.order(number)} preventScrollReset>
              <input type="hidden" name="task" value={task.id} />
              <button
                name="intent"
                value="settle-card-task"
                className="button button-quiet mt-1 border-line"
              >
                {t("tasks.done")}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
