import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { listSentThings } from "~/sales/customers/front/sent-things.server";

type Sent = Awaited<ReturnType<typeof listSentThings>>;

interface Thing {
  id: string;
  title: string;
  to: string;
  state?: string;
  at: string;
}

/** What a customer asked for, wrote and complained of, by kinds, the newest first. */
export function Things({ things }: { things: Sent }) {
  const { t } = useTranslation([
    "office-customers",
    "office-quotes",
    "office-claims",
    "appointments",
  ]);
  const groups: [kind: keyof Sent, total: number, rows: Thing[]][] = [
    [
      "quotes",
      things.quotes.total,
      things.quotes.rows.map(({ state, ...one }) => ({
        ...one,
        to: officePaths.quote(one.id),
        state: t(`office-quotes:stateOf.${state}`),
      })),
    ],
    [
      "messages",
      things.messages.total,
      things.messages.rows.map((one) => ({ ...one, to: officePaths.message(one.id) })),
    ],
    [
      "appointments",
      things.appointments.total,
      things.appointments.rows.map(({ kind, state, ...one }) => ({
        ...one,
        title: t(`appointments:kinds.${kind}`),
        to: officePaths.appointments(one.id),
        state: t(`appointments:states.${state}`),
      })),
    ],
    [
      "claims",
      things.claims.total,
      things.claims.rows.map(({ state, ...one }) => ({
        ...one,
        to: officePaths.claims(`/${one.id}`),
        state: t(`office-claims:states.${state}`),
      })),
    ],
    [
      "withdrawals",
      things.withdrawals.total,
      things.withdrawals.rows.map((one) => ({ ...one, to: officePaths.withdrawal(one.id) })),
    ],
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups
        .filter(([, total]) => total > 0)
        .map(([kind, total, rows]) => (
          <Group key={kind} title={t(`things.${kind}`)} total={total} rows={rows} />
        ))}
    </div>
  );
}

function Group({ title, total, rows }: { title: string; total: number; rows: Thing[] }) {
  const { t, i18n } = useTranslation("office-customers");
  return (
    <Panel title={title}>
      <ul className="divide-y divide-line">
        {rows.map(({ id, title: text, to, state, at }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-1">
            <Link to={to} className="link inline-block min-w-0 py-1 wrap-anywhere">
              {text}
            </Link>
            {state && <span>{state}</span>}
            <span className="text-stone">{formatDay(at, i18n.language)}</span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="mt-2 text-stone">{t("newest", { shown: rows.length, count: total })}</p>
      )}
    </Panel>
  );
}
