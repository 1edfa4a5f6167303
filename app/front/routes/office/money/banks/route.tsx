import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listBanks } from "~/sales/statements/front/bank.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-statements"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("money/banks"), "office-statements");
  const banks = (await listBanks()).map(({ id, name, iban }) => ({ id, name, iban }));
  const list = inOrder(banks, query, { nume: ({ name }) => name, iban: ({ iban }) => iban });
  return { page: titled(t("banks")), ...list };
}

export default function Banks() {
  const { t } = useTranslation("office-statements");
  return (
    <DeskList
      {...useLoaderData<typeof loader>()}
      to={officePaths.banks()}
      title={t("banks")}
      intro={t("banksIntro")}
      back={{ to: officePaths.statements(), label: t("title") }}
      add={{ to: officePaths.bank(NEW), label: t("addBank") }}
      none={t("noBanks")}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("bank"),
          order: "nume",
          isTitle: true,
          to: ({ id }) => officePaths.bank(id),
          cell: ({ name }) => name,
        },
        { label: t("layout.iban"), order: "iban", cell: ({ iban }) => iban },
      ]}
    />
  );
}
