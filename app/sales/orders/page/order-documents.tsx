import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";
import { Amount } from "~/platform/ui/price";

import type { ShownOrder } from "../front/shown-order.server";

/** The papers of an order, for its customer. Needs the text group `billing`. */
export function OrderDocuments({ documents }: Pick<ShownOrder, "documents">) {
  const { t, i18n } = useTranslation("billing");
  if (documents.length === 0) return null;
  return (
    <section>
      <h2>{t("documents.title")}</h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {documents.map(({ id, kind, name, issued_on, total_bani, page, file }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line pb-2">
            <Link to={page} className="link inline-block py-1">
              {t(`kind.${kind}`)} {name}
            </Link>
            <span className="py-1">
              <Amount bani={total_bani} />
            </span>
            <span className="text-stone">{formatDay(`${issued_on}T12:00:00Z`, i18n.language)}</span>
            <a
              href={file}
              className="link no-print py-1"
              aria-label={t("documents.fileOf", { name })}
            >
              {t("documents.file")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
