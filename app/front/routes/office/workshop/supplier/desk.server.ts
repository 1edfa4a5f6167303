import { plainForm, recordDesk } from "~/front/desk/record-desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { officePaths } from "~/platform/paths/office-paths";
import {
  deleteSupplier,
  isSupplierUsed,
  listSuppliers,
  saveSupplier,
} from "~/workshop/stock/front/supplier.server";

import { supplierForm } from "./schema";

export const suppliers = recordDesk({
  texts: "office-buying",
  words: "suppliers",
  subject: "supplier",
  form: plainForm(supplierForm, { name: "", email: "", phone: "", days: 5, minimumBani: 0 }),
  list: {
    guard: guard("workshop/suppliers"),
    to: officePaths.suppliers(),
    back: { to: officePaths.supplierOrders(), label: "title" },
    rows: listSuppliers,
    columns: [
      { name: "name", order: "nume" },
      { name: "email" },
      { name: "phone" },
      { name: "days", order: "zile" },
      { name: "minimumBani" },
    ],
  },
  record: {
    guard: guard("workshop/supplier"),
    at: officePaths.supplier,
    save: saveSupplier,
    remove: deleteSupplier,
    isKept: isSupplierUsed,
  },
});
