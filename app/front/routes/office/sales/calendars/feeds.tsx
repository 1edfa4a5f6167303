import { formatMoment } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { Feed } from "~/sales/appointments/front/calendar-feed.server";

/** The feeds, with the address that was just made above them. */
export function Feeds({
  feeds,
  made,
}: {
  feeds: Feed[];
  made: { scope: string; address: string } | undefined;
}) {
  const { t, i18n } = useTranslation("office-appointments");
  const nameOf = ({ team }: Feed) => team || t("allTeams");
  const madeFor = made && feeds.find(({ scope }) => scope === made.scope);
  return (
    <>
      {made && madeFor && (
        <div role="status" className="mt-6">
          <Panel title={t("made")}>
            <p className="font-semibold">{nameOf(madeFor)}</p>
            <p className="mt-2 font-mono break-all select-all">{made.address}</p>
            <p className="mt-3 text-stone">{t("madeText")}</p>
          </Panel>
        </div>
      )}
      <DataTable
        caption={t("calendars")}
        rows={feeds}
        rowKey={({ scope }) => scope}
        columns={[
          { label: t("calendar"), isTitle: true, cell: nameOf },
          {
            label: t("since"),
            cell: ({ made_at }) =>
              made_at === null ? t("noAddress") : formatMoment(made_at, i18n.language),
          },
          { label: t("change"), cell: (feed) => <Change feed={feed} name={nameOf(feed)} /> },
        ]}
      />
    </>
  );
}

function Change({ feed: { scope, made_at }, name }: { feed: Feed; name: string }) {
  const { t } = useTranslation("office-appointments");
  const make = t(made_at === null ? "makeButton" : "renewButton");
  return (
    <Form
      method="post"
      action={officePaths.appointments("calendare")}
      className="flex flex-wrap gap-2"
    >
      <input type="hidden" name="scope" value={scope} />
      <button
        name="intent"
        value="make"
        aria-label={`${make}: ${name}`}
        className="button button-secondary"
      >
        {make}
      </button>
      {made_at !== null && (
        <button
          name="intent"
          value="end"
          aria-label={`${t("endButton")}: ${name}`}
          className="button button-quiet"
        >
          {t("endButton")}
        </button>
      )}
    </Form>
  );
}
