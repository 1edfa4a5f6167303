import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";
import { DesignDrawing } from "~/shop/cart/design-summary";
import { ProductPicture } from "~/shop/cart/product-picture";

import type { ComparedDesign, ComparedRow } from "./compare-asked.server";

const head =
  "sticky left-0 z-10 w-28 bg-paper py-3 pr-3 text-left align-top text-sm font-semibold hyphens-auto sm:w-48 sm:text-base";
const cell = "min-w-36 py-3 pr-5 align-top wrap-anywhere";

/** The rows' names and eleven rem a piece, by how many there are. */
const widths = ["", "min-w-72", "min-w-116", "min-w-160"];

/** A piece a column. On a phone the columns move under the finger, and the row's name stays. */
export function ComparisonTable({
  columns,
  rows,
}: {
  columns: ComparedDesign[];
  rows: ComparedRow[];
}) {
  const { t } = useTranslation("saved");
  return (
    <div
      role="region"
      aria-label={t("comparison.title")}
      // Visitors without a mouse move it by the arrow keys.
      tabIndex={0}
      className="mt-6 overflow-x-auto"
    >
      <table className={`w-full table-fixed border-collapse ${widths[columns.length]}`}>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={head}>
              {t("facts.piece")}
            </th>
            {columns.map((column) => (
              <th key={column.query} scope="col" className={`${cell} text-left`}>
                <div className="mb-3 max-w-60">
                  {column.design ? (
                    <DesignDrawing design={column.design} name={column.name} />
                  ) : (
                    <ProductPicture line={column} />
                  )}
                </div>
                <Name column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ fact, cells, differs }) => (
            <tr key={fact} className="border-b border-line">
              <th scope="row" className={head}>
                {t(`facts.${fact}`)}
                {differs && (
                  <>
                    {" "}
                    <span aria-hidden="true" className="text-sage">
                      ≠
                    </span>
                    <span className="sr-only">{t("comparison.differs")}</span>
                  </>
                )}
              </th>
              {cells.map(({ text, lang }, index) => (
                <td
                  key={index}
                  lang={lang}
                  className={`${cell} ${differs ? "bg-white pl-3" : "pl-3"}`}
                >
                  {text || "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Name({ column }: { column: ComparedDesign }) {
  const { t } = useTranslation("saved");
  return (
    <>
      <span lang={langOf(column, "name")}>
        {column.address ? (
          <Link to={column.address} className="link">
            {column.name}
          </Link>
        ) : (
          column.name
        )}
      </span>
      {column.problem && (
        <span className="mt-1 block text-sm font-semibold text-error">
          {t(`problems.${column.problem}`)}
        </span>
      )}
    </>
  );
}
