import { formatLei } from "~/platform/format/money";
import { drawQrCode } from "~/platform/format/qr-code.server";
import { Breadcrumb } from "~/platform/ui/front/breadcrumb";
import { Pagination } from "~/platform/ui/front/pagination";
import { QrImage } from "~/platform/ui/front/qr-image";
import { Stars } from "~/platform/ui/front/stars";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { Icon } from "~/platform/ui/icon";
import { Form, Link, NavLink } from "~/platform/ui/link";
import { Amount, Price, VatWords } from "~/platform/ui/price";

import type { State } from "./draw.server";
import { PLACE, samples } from "./samples.server";

const { word, sentence, unbroken } = samples;
const looks = ["primary", "secondary", "quiet", "danger"] as const;
const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl"];
/** Bani. */
const LARGE = 1_234_567_890;

/** Type, links, buttons, prices, and what leads from page to page. */
export function elementStates(): State[] {
  return [
    {
      name: "headings",
      shown: (
        <>
          <h1>{sentence}</h1>
          <h2 className="mt-4">{sentence}</h2>
          <h3 className="mt-4">{sentence}</h3>
          <h3 className="mt-4 wrap-anywhere">{unbroken}</h3>
        </>
      ),
    },
    {
      name: "sizes of text",
      shown: sizes.map((size) => (
        <p key={size} className={size}>
          {sentence}
        </p>
      )),
    },
    {
      name: "colours of text",
      shown: [
        "text-ink",
        "text-stone",
        "text-sage",
        "text-error",
        "text-success",
        "text-warning",
      ].map((color) => (
        <p key={color} className={color}>
          {sentence} <span className="bg-white">{word}</span>{" "}
          <span className="bg-linen">{word}</span>
        </p>
      )),
    },
    {
      name: "figure and eyebrow",
      shown: (
        <>
          <p className="eyebrow">{sentence}</p>
          <p className="figure">
            {217} <small>{samples.unit}</small>
          </p>
          <Price bani={LARGE} className="figure" />
        </>
      ),
    },
    {
      name: "buttons",
      shown: looks.map((look) => (
        <p key={look} className="mb-3 flex flex-wrap gap-3">
          <button className={`button button-${look}`}>{word}</button>
          <button className={`button button-${look}`}>
            <Icon name="plus" className="size-4" />
            {sentence}
          </button>
          <button aria-busy className={`button button-${look}`}>
            {word}
          </button>
        </p>
      )),
    },
    {
      name: "Link and NavLink",
      shown: (
        <p className="flex flex-wrap gap-4">
          <Link to={PLACE} className="link">
            {word}
          </Link>
          <Link to={PLACE} className="link">
            {sentence}
          </Link>
          <NavLink to={PLACE} className="bar-link button button-quiet">
            {word}
          </NavLink>
        </p>
      ),
    },
    {
      name: "Form with a switch and choices",
      shown: (
        <Form action={PLACE} className="grid gap-4">
          <div>
            <nav className="switch" aria-label={word}>
              <Link to={PLACE} aria-current="page">
                {word}
              </Link>
              <Link to={PLACE}>{samples.name}</Link>
            </nav>
          </div>
          <div className="choices">
            {[word, sentence, samples.name].map((name, index) => (
              <label key={name} className="choice">
                <span className="choice-text">
                  <input
                    type="radio"
                    name="choice"
                    value={name}
                    defaultChecked={index === 1}
                    className="size-4 shrink-0"
                  />
                  <span className="min-w-0">
                    <span className="choice-name">{name}</span>
                    <span className="choice-price">{formatLei(LARGE, "ro")}</span>
                  </span>
                </span>
              </label>
            ))}
          </div>
        </Form>
      ),
    },
    {
      name: "Amount, Price and VatWords",
      shown: (
        <ul className="grid gap-1">
          <li>
            <Amount bani={0} />
          </li>
          <li>
            <Price bani={39_900} />
          </li>
          <li>
            <Price bani={LARGE} isVatIncluded={false} className="text-lg font-semibold" />
          </li>
          <li>
            <VatWords isVatIncluded />
          </li>
        </ul>
      ),
    },
    {
      name: "Breadcrumb",
      shown: (
        <Breadcrumb
          steps={[
            { label: word, to: "/" },
            { label: sentence, to: "/produse" },
            { label: sentence },
          ]}
        />
      ),
    },
    {
      name: "TabLinks",
      shown: (
        <TabLinks
          label={word}
          tabs={[
            { to: "/", label: word, isCurrent: true },
            { to: "/produse", label: samples.name, isCurrent: false },
            { to: "/contact", label: unbroken, isCurrent: false },
          ]}
        />
      ),
    },
    ...[1, 50, 1000].map((page) => ({
      name: `Pagination: ${page} of 1000`,
      shown: <Pagination page={page} pageCount={1000} pageAddress={(to) => `${PLACE}?p=${to}`} />,
    })),
    {
      name: "Stars",
      shown: [0, 2.75, 5].map((rating) => (
        <p key={rating}>
          <Stars rating={rating} isSample={rating === 5} />
        </p>
      )),
    },
    { name: "QrImage", shown: <QrImage code={drawQrCode(PLACE)} label={word} /> },
  ];
}
