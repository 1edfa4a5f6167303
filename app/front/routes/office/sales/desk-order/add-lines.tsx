import type { FormAnswer } from "~/front/desk/record";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

import type { wordsForm } from "./schema";

/** A piece of the catalogue that was found. */
interface FoundPiece {
  id: string;
  name: string;
  price: string;
  stock: number;
}

interface AddLinesProps {
  id: string;
  search: string;
  found: FoundPiece[];
  words: DescriptionOf<typeof wordsForm>;
  vatPercent: number;
  answer: FormAnswer | undefined;
}

/** The three ways to a line: a piece found by its name, the pages of the shop, and words. */
export function AddLines({ id, search, found, words, vatPercent, answer }: AddLinesProps) {
  const { t } = useTranslation("office-desk-orders");
  return (
    <Panel title={t("add")}>
      <form method="get" action={officePaths.deskOrder(id)} role="search" className="grid gap-2">
        <label htmlFor="produs" className="font-semibold">
          {t("searchPiece")}
        </label>
        <div className="flex gap-2">
          <input
            id="produs"
            name="produs"
            type="search"
            defaultValue={search}
            maxLength={100}
            className="control min-w-0 grow"
          />
          <button className="button button-secondary">{t("find")}</button>
        </div>
      </form>
      {search !== "" && <Found search={search} found={found} />}
      <Form method="post" className="mt-6">
        <p className="font-semibold">{t("shop")}</p>
        <p className="mb-2 text-sm text-stone">{t("shopHint")}</p>
        <button name="intent" value="choose" className="button button-secondary">
          {t("toShop")}
        </button>
      </Form>
      <Words id={id} words={words} vatPercent={vatPercent} answer={answer} />
    </Panel>
  );
}

function Found({ search, found }: Pick<AddLinesProps, "search" | "found">) {
  const { t } = useTranslation("office-desk-orders");
  if (found.length === 0) {
    return (
      <p role="status" className="mt-3">
        {t("noPiece")}
      </p>
    );
  }
  return (
    <ul className="mt-3 border-t border-line">
      {found.map((piece) => (
        <li key={piece.id} className="border-b border-line py-2">
          <Form
            method="post"
            preventScrollReset
            className="flex flex-wrap items-center justify-between gap-2"
          >
            <input type="hidden" name="productId" value={piece.id} />
            <input type="hidden" name="produs" value={search} />
            <span className="min-w-0 wrap-anywhere">
              {piece.name}
              <span className="block text-sm text-stone">
                {piece.price} · {t("inStock", { count: piece.stock })}
              </span>
            </span>
            <button
              name="intent"
              value="add"
              aria-label={t("addNamed", { name: piece.name })}
              className="button button-secondary"
            >
              {t("addOne")}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** A piece that is in no catalogue, at an agreed price. */
function Words({
  id,
  words,
  vatPercent,
  answer,
}: Pick<AddLinesProps, "id" | "words" | "vatPercent" | "answer">) {
  const { t } = useTranslation("office-desk-orders");
  const [form, fields, errors] = useServerForm(words, {
    id: "words",
    lastResult: answer?.intent === "words" ? answer.result : undefined,
  });
  return (
    <ServerForm
      form={form}
      errors={errors}
      action={`${officePaths.deskOrder(id)}#words`}
      preventScrollReset
      className="mt-6 grid gap-3"
    >
      <p className="font-semibold">{t("words")}</p>
      <TextField field={fields.title} label={t("wordsTitle")} autoComplete="off" />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          field={fields.quantity}
          label={t("quantity")}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          field={fields.price}
          label={t("wordsPrice", { percent: vatPercent })}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <TextField
        field={fields.days}
        label={t("wordsDays")}
        hint={t("wordsDaysHint")}
        autoComplete="off"
      />
      <p>
        <button name="intent" value="words" className="button button-secondary">
          {t("addWords")}
        </button>
      </p>
    </ServerForm>
  );
}
