import { listKnown } from "~/furniture/decors/list-decors.server";
import { mayDo } from "~/people/identity/front/roles";
import { listUsers } from "~/people/identity/front/user-list.server";
import { foldText } from "~/platform/format/compare-texts";
import { listQuery } from "~/platform/http/list-query";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { officePaths } from "~/platform/paths/office-paths";
import { listOfficeProducts } from "~/shop/catalogue-editing/front/product-table.server";
import { listSharedDesigns } from "~/shop/saved/front/shared-design.server";

import { isOfSales, type Kind } from "./kind";

/** What is sold, and who has an account. */
export const ofCatalogue = {
  products: {
    isFor: isOfSales,
    find: async (search) => {
      const none = { category: "", status: "", stock: "" } as const;
      const { products, total } = await listOfficeProducts({ ...none, search, page: 1 });
      const things = products.map(({ id, name, category_name }) => ({
        title: name,
        to: officePaths.product(id),
        about: [category_name],
      }));
      const list = officePaths.products() + listQuery({ cauta: search });
      return { things, count: total, list };
    },
  },
  options: {
    isFor: isOfSales,
    find: async (search) => {
      const wanted = foldText(search);
      const { decors, handles } = await listKnown(fallbackLanguage);
      const named = [
        ...decors.map(({ id, name }) => ({ kind: "material", id, name })),
        ...handles.map(({ id, name }) => ({ kind: "handle", id, name })),
      ].filter(({ name }) => foldText(name).includes(wanted));
      const things = named.map(({ kind, id, name }) => ({
        title: name,
        to: officePaths.option(kind, id),
        about: [],
      }));
      const list = officePaths.options() + listQuery({ cauta: search });
      return { things, count: named.length, list };
    },
  },
  designs: {
    isFor: isOfSales,
    find: async (search, language) => {
      const { designs, total } = await listSharedDesigns({ search, page: 1 }, language);
      const list = officePaths.savedDesigns(listQuery({ cauta: search }));
      const things = designs.map(({ number, name, sharedAt }) => ({
        title: number,
        to: officePaths.savedDesigns(listQuery({ cauta: number })),
        about: [name],
        at: sharedAt,
      }));
      return { things, count: total, list };
    },
  },
  users: {
    isFor: (role) => mayDo(role, "administration"),
    find: async (search) => {
      const { users, total } = await listUsers({ search, page: 1 });
      const things = users.map(({ id, first_name, last_name, email, created_at }) => ({
        title: `${first_name} ${last_name}`.trim() || email,
        to: officePaths.user(id),
        about: [email],
        at: created_at,
      }));
      return { things, count: total, list: officePaths.users() + listQuery({ cauta: search }) };
    },
  },
} satisfies Record<string, Kind>;
