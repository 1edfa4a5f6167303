import { useTranslation } from "~/platform/i18n/use-translation";

interface ComparedCustomer {
  id: string;
  called: string;
  names: string[];
  companies: string[];
  emails: string[];
  phones: string[];
  taxCodes: string[];
  tags: string[];
  notes: number;
}

const rows = [
  ["company", "companies"],
  ["taxCode", "taxCodes"],
  ["person", "names"],
  ["phone", "phones"],
  ["email", "emails"],
  ["tags", "tags"],
] as const;

/** Two customers beside each other; on a phone one below the other. */
export function Compared({ both }: { both: ComparedCustomer[] }) {
  const { t } = useTranslation("office-customers");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {both.map((one, at) => (
        <section key={one.id} className="min-w-0 rounded-edge border border-line bg-white p-4">
          <h2 className="wrap-anywhere">{one.called}</h2>
          <p className="mb-3 text-stone">{t(at === 0 ? "join.stays" : "join.goes")}</p>
          <dl className="grid gap-2">
            {rows
              .filter(([, name]) => one[name].length > 0)
              .map(([label, name]) => (
                <div key={name}>
                  <dt className="text-sm text-stone">{t(label)}</dt>
                  <dd className="wrap-anywhere">{one[name].join(", ")}</dd>
                </div>
              ))}
            {one.notes > 0 && (
              <div>
                <dt className="text-sm text-stone">{t("notes")}</dt>
                <dd>{one.notes}</dd>
              </div>
            )}
          </dl>
        </section>
      ))}
    </div>
  );
}
