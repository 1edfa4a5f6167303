import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import { Form } from "~/ui/link";

interface ReviewProps {
  typed: { fullName: string; email: string; order: string; pieces: string };
  declaration: string[];
}

/** The second step: the declaration as it will be sent, and the button that sends it. */
export function Review({ typed, declaration }: ReviewProps) {
  const { t } = useTranslation("withdrawal");
  return (
    <>
      <h1>{t("review.title")}</h1>
      <p className="mt-3 text-stone">{t("review.text")}</p>
      <blockquote className="mt-6 grid gap-3 rounded-edge border border-line bg-white p-5 wrap-anywhere">
        {declaration.map((line) => (
          <p key={line} className="whitespace-pre-line">
            {line}
          </p>
        ))}
        <p>
          {typed.fullName}
          <br />
          {typed.email}
        </p>
      </blockquote>
      <Form method="post" action={paths.withdrawal()} className="mt-6 flex flex-wrap gap-3">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button name="intent" value="confirm" className="button button-primary">
          {t("review.confirm")}
        </button>
        <button name="intent" value="edit" className="button button-quiet">
          {t("review.edit")}
        </button>
      </Form>
    </>
  );
}
