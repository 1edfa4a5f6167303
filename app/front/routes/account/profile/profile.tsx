import type { SubmissionResult } from "@conform-to/react";

import type { Account } from "~/people/identity/front/account-session.server";
import { formatDay } from "~/platform/format/dates";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { FormPart } from "./form-part";
import type { profileForm } from "./schema";

type Person = Pick<Account, "email" | "first_name" | "last_name" | "phone" | "created_at"> & {
  isStaff: boolean;
};

/** The facts of the account: name, e-mail, phone, date (spec §2). */
export function Facts({ person }: { person: Person }) {
  const { t, i18n } = useTranslation("account");
  const name = `${person.first_name} ${person.last_name}`.trim();
  const facts = [
    [t("profile.name"), name || t("profile.unspecified")],
    [t("profile.email"), person.email],
    [t("profile.phone"), person.phone ?? t("profile.unspecified")],
    [t("profile.createdAt"), formatDay(person.created_at, i18n.language)],
  ] as const;
  return (
    <section className="grid content-start gap-5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 border-y border-line py-5">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-stone">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {person.isStaff && (
        <p>
          <Link to={paths.office()} className="button button-secondary">
            {t("profile.admin")}
          </Link>
        </p>
      )}
    </section>
  );
}

export function ProfileForm({
  description,
  person,
  lastResult,
}: {
  description: DescriptionOf<typeof profileForm>;
  person: Person;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation(["account", "auth"]);
  const [form, fields, errors] = useServerForm(description, {
    id: "profile",
    lastResult,
    defaultValue: {
      firstName: person.first_name,
      lastName: person.last_name,
      phone: person.phone ?? "",
    },
  });
  return (
    <FormPart form={form} title={t("profile.updateTitle")} errors={errors}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={fields.firstName}
          label={t("auth:fields.firstName")}
          autoComplete="given-name"
        />
        <TextField
          field={fields.lastName}
          label={t("auth:fields.lastName")}
          autoComplete="family-name"
        />
      </div>
      <TextField
        field={fields.phone}
        type="tel"
        label={t("auth:fields.phone")}
        autoComplete="tel"
      />
      <p>
        <button className="button button-primary">{t("profile.update")}</button>
      </p>
    </FormPart>
  );
}
