import { useId, type ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Form, Link } from "~/platform/ui/link";

/**
 * The filters of a list: a GET form, so that the filtered list has an address. Give it the filter as
 * its `key`, or the fields keep what they showed before.
 */
export function FilterBar({
  address,
  isFiltered,
  children,
}: {
  address: string;
  isFiltered: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("office");
  return (
    <Form
      method="get"
      action={address}
      role="search"
      className="mt-5 flex flex-wrap items-end gap-3"
    >
      {children}
      <button className="button button-secondary">{t("filter")}</button>
      {isFiltered && (
        <Link to={address} className="button button-quiet">
          {t("resetFilter")}
        </Link>
      )}
    </Form>
  );
}

export function FilterText({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  return (
    <div className="min-w-48 grow sm:max-w-80">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        maxLength={100}
        className="control mt-1"
      />
    </div>
  );
}

/** A choice of a few values; the empty one, which `all` names, does not filter. */
export function FilterSelect({
  name,
  label,
  value,
  all,
  options,
}: {
  name: string;
  label: string;
  value: string;
  all?: string;
  options: { value: string; label: string }[];
}) {
  const { t } = useTranslation("office");
  const id = useId();
  return (
    <div className="min-w-36">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="control mt-1">
        <option value="">{all ?? t("all")}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A day of the calendar; an empty one does not filter. */
export function FilterDay({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input id={id} type="date" name={name} defaultValue={value} className="control mt-1" />
    </div>
  );
}
