import { redirect } from "@remix-run/node";

import { log } from "~/platform/log/log.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { readChosenOrders, type ChoiceRefusal } from "~/sales/orders/order-filter";

import { findPackages, type PackagedOrder } from "./find-package.server";
import { makePackageFile, packageName } from "./package-files.server";

/** Why an address names no orders that a package could be made of. */
export type PackageRefusal = ChoiceRefusal | { kind: "unknown"; numbers: string };

/**
 * The orders that an address names: one by `number`, or several by its query, each once. An order that
 * nobody placed is a 404 where the address is its own, else a refusal.
 */
export async function readPackages(
  request: Request,
  number: string | undefined,
): Promise<{ orders: OfficeOrder[]; packages: PackagedOrder[] } | PackageRefusal> {
  const asked =
    number === undefined
      ? readChosenOrders(new URL(request.url).searchParams)
      : { kind: "chosen" as const, numbers: [number] };
  if (asked.kind !== "chosen") return asked;
  const { orders, packages, unknown } = await findPackages(asked.numbers);
  if (unknown.length === 0) return { orders, packages };
  if (number !== undefined) throw new Response(null, { status: 404 });
  return { kind: "unknown", numbers: unknown.map((one) => one.slice(0, 40)).join(", ") };
}

/** The same for a file; what is refused is said by the page of the same orders. */
export async function requirePackages(
  request: Request,
  number: string | undefined,
): Promise<PackagedOrder[]> {
  const found = await readPackages(request, number);
  if ("kind" in found) throw redirect(officePaths.orderPackage() + new URL(request.url).search);
  return found.packages;
}

const kinds = {
  pdf: { type: "application/pdf", name: "pachet", ending: "pdf", disposition: "inline" },
  labels: { type: "application/pdf", name: "etichete", ending: "pdf", disposition: "inline" },
  zip: { type: "application/zip", name: "pachet", ending: "zip", disposition: "attachment" },
} as const;

/** A file of a package as an answer; `busy`: what is said where it cannot be made now. */
export async function packageResponse(
  file: keyof typeof kinds,
  packages: PackagedOrder[],
  busy: string,
): Promise<Response> {
  const { type, name, ending, disposition } = kinds[file];
  const bytes = await makePackageFile(file, packages).catch((error: unknown) => {
    log("package-failed", { reason: error instanceof Error ? error.message : "" });
    return undefined;
  });
  if (!bytes) {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" };
    return new Response(`${busy}\n`, { status: 503, headers });
  }
  const fileName = `${name}-${packageName(packages)}.${ending}`;
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `${disposition}; filename="${fileName}"`,
    },
  });
}
