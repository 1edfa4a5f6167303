import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { bookForms } from "~/furniture/books/book-form.server";
import { books, writeNumber, writeNumbers, type Book } from "~/furniture/books/books";
import { findInForce, findVersion, listVersions } from "~/furniture/books/versions.server";
import { requireAdministrator } from "~/people/identity/auth.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readPage } from "~/platform/http/list-query";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { textsOf } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { TabLinks } from "~/platform/ui/tab-links";
import { pageMeta } from "~/shop/layout/page-meta";

import { answerForm, showSamples } from "./answer.server";
import { BookForm, type ShownSection } from "./book-form";
import { SampleTable } from "./preview";
import { OlderVersion, Versions } from "./versions";

export const handle = { i18n: ["office-workshop", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const book = readBook(params.book);
  const query = new URL(request.url).searchParams;
  const t = await translateFor(request, "office-workshop");
  const now = await findInForce(book);
  const older = await readOlder(book, query.get("versiune"));
  const filled = await readFilling(book, query.get("completare"));
  const { hints } = textsOf(await requestLanguage(request), "office-workshop");
  return {
    page: { title: t(`${book}.title`), isUnlisted: true },
    book,
    addresses: { rules: books.rules.address, prices: books.prices.address },
    sections: describeSections(book, hints),
    form: describeForm(bookForms[book]),
    version: now.version,
    values: writeNumbers(book, filled?.numbers ?? now.numbers),
    filledWith: filled?.word ?? null,
    older: older && {
      version: older.version,
      savedAt: older.savedAt,
      then: writeNumbers(book, older.numbers),
      now: writeNumbers(book, now.numbers),
    },
    samples: book === "prices" ? await showSamples(book, now.numbers) : null,
    listed: await listVersions(book, readPage(query)),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdministrator(request);
  return answerForm(request, readBook(params.book), admin);
}

export default function WorkshopBookPage() {
  const { t } = useTranslation("office-workshop");
  const { book, addresses, sections, form, version, values, filledWith, older, samples, listed } =
    useLoaderData<typeof loader>();
  const address = addresses[book];
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t(`${book}.title`)} intro={t(`${book}.intro`)} />
      <div className="mt-5">
        <TabLinks
          label={t("books")}
          tabs={(["rules", "prices"] as const).map((one) => ({
            to: addresses[one],
            label: t(`${one}.title`),
            isCurrent: one === book,
          }))}
        />
      </div>
      <div className="mt-6 grid max-w-5xl grid-cols-1 gap-6">
        {samples && <SampleTable samples={samples} />}
        {older && <OlderVersion address={address} sections={sections} older={older} />}
        <BookForm
          key={`${book} ${version} ${filledWith}`}
          book={book}
          address={address}
          sections={sections}
          description={form}
          version={version}
          values={values}
          filledWith={filledWith}
          answer={data}
        />
        <Versions book={book} address={address} inForce={version} {...listed} />
      </div>
    </main>
  );
}

const words: Record<string, Book> = { "": "rules", preturi: "prices" };

function readBook(word = ""): Book {
  const book = Object.hasOwn(words, word) ? words[word] : undefined;
  if (!book) throw new Response(null, { status: 404 });
  return book;
}

async function readOlder(book: Book, wanted: string | null) {
  if (wanted === null) return null;
  const found = /^\d{1,9}$/.test(wanted) && (await findVersion(book, Number(wanted)));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** What the form is filled with in place of what is in force: the defaults, or an older version. */
async function readFilling(book: Book, wanted: string | null) {
  if (wanted === "implicite") return { word: wanted, numbers: books[book].defaults };
  const older = await readOlder(book, wanted);
  return older && { word: String(older.version), numbers: older.numbers };
}

/** The fields of the page in their order, with all that stands beside them. */
function describeSections(book: Book, hints: object): ShownSection[] {
  const { sections, defaults } = books[book];
  return Object.entries(sections).map(([id, settings]) => ({
    id,
    fields: settings.map((one) => ({
      name: one.name,
      unit: one.unit,
      usual: writeNumber(defaults[one.name]!, one),
      least: writeNumber(one.least, one),
      most: writeNumber(one.most, one),
      hasHint: one.name in hints,
    })),
  }));
}
