import type { ComponentProps, ReactNode } from "react";

import { Pagination } from "~/platform/ui/pagination";
import { TabLinks } from "~/platform/ui/tab-links";

import { PageHead } from "./page-head";

/** A list of the back office: its folders, its rows or that there are none, its pages. */
export function ListPage({
  title,
  intro,
  tabs,
  above,
  list,
  none,
  pageAddress,
  children,
}: {
  title: string;
  intro: string;
  tabs?: ComponentProps<typeof TabLinks>["tabs"];
  /** Between the folders and the rows: what narrows them, what has just been said of one. */
  above?: ReactNode;
  list: { total: number; page: number; pageCount: number };
  /** In place of the rows where there are none. */
  none: string;
  pageAddress: (page: number) => string;
  children: ReactNode;
}) {
  return (
    <main id="content" className="office-page">
      <PageHead title={title} intro={intro} />
      {tabs && (
        <div className="mt-5">
          <TabLinks label={title} tabs={tabs} />
        </div>
      )}
      {above}
      {list.total === 0 ? <p className="mt-6 text-stone">{none}</p> : children}
      <Pagination page={list.page} pageCount={list.pageCount} pageAddress={pageAddress} />
    </main>
  );
}
