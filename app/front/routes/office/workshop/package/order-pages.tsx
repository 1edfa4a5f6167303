import { Fragment } from "react";

import type { OrderSheet, PieceSheet } from "~/workshop/package/front/package-sheet";

import { SectionView } from "./section-view";

/** The pages of one order; on paper each piece begins one. */
export function OrderPages({
  order,
  isOfPost,
}: {
  order: OrderSheet;
  /** Whether it is for one post alone. */
  isOfPost: boolean;
}) {
  const { lines, notes, pieces } = order;
  return (
    <>
      {lines.map((line, index) => (
        <p key={index} className="mt-1">
          {line}
        </p>
      ))}
      {notes.map((note, index) => (
        <p key={index} className="mt-3 border-l-2 border-line pl-3 whitespace-pre-line">
          {note}
        </p>
      ))}
      {pieces.map((piece, index) => (
        <div key={index} className={index === 0 ? "mt-6" : "mt-8 break-before-page"}>
          <PiecePages piece={piece} isOfPost={isOfPost} />
        </div>
      ))}
    </>
  );
}

function PiecePages({ piece, isOfPost }: { piece: PieceSheet; isOfPost: boolean }) {
  const { title, quantity, facts, note, warnings, pictures, sections, check } = piece;
  return (
    <>
      <div className="flex items-baseline justify-between gap-6 border-t-2 border-ink pt-3">
        <h2 className="min-w-0 wrap-anywhere">{title}</h2>
        <p className="text-xl font-semibold whitespace-nowrap">{quantity}</p>
      </div>
      {note && <p className="mt-2 font-semibold">{note}</p>}
      {facts.length > 0 && (
        <dl className="mt-2 grid grid-cols-[fit-content(40%)_1fr] gap-x-4 gap-y-1">
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt className="text-stone">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {warnings && (
        <ul aria-label={warnings.title} className="mt-3 list-disc pl-5 font-semibold">
          {warnings.items.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 print:grid-cols-2">
        {pictures.map(({ address, caption, isLarge }) => (
          <figure
            key={address}
            className={`break-inside-avoid ${isLarge ? "sm:col-span-2 print:col-span-2" : ""}`}
          >
            <a href={address} className="block">
              <img
                src={address}
                alt={caption}
                width={480}
                height={400}
                className={`block h-auto w-full object-contain ${isLarge ? "max-h-screen" : "max-h-96 print:max-h-72"}`}
              />
            </a>
            <figcaption className="mt-1 text-center text-sm text-stone">{caption}</figcaption>
          </figure>
        ))}
      </div>
      {sections.map((section) => (
        <SectionView key={section.title} section={section} group={isOfPost ? title : undefined} />
      ))}
      <p className="mt-5 text-stone">{check}</p>
    </>
  );
}
