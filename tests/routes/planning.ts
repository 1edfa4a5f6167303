import { expect } from "vitest";

import { allModules, type Module, type Run } from "~/furniture/boards/run";
import { readRun } from "~/furniture/boards/run-address";

import type { Answer, Visitor } from "../visitor";
import { fillInStep } from "./reading";

export function hrefOf(link: { getAttribute: (name: string) => string | undefined }): string {
  return link.getAttribute("href")!.replaceAll("&amp;", "&");
}

/** Somebody who counts the pages that they are shown on the way, and fills in the form of each. */
export class Planning {
  pages = 0;
  address = "";
  #shown: Answer | undefined;
  readonly customer: Visitor;

  constructor(customer: Visitor) {
    this.customer = customer;
  }

  async open(address: string): Promise<Answer> {
    this.pages += 1;
    this.address = address;
    this.#shown = await this.customer.get(address);
    return this.#shown;
  }

  /** Sends the form that is shown as it stands, with other values for some fields, and follows. */
  async press(fields: Record<string, string>): Promise<Answer> {
    const { status, location } = await fillInStep(this.customer, this.#shown!, fields);
    expect(status).toBe(303);
    return this.open(location!);
  }

  /** The run that is shown. */
  get run(): Run {
    return readRun(new URL(this.address, "http://shop").searchParams.get("d") ?? "")!;
  }

  /** Its modules along all walls. */
  get modules(): Module[] {
    return allModules(this.run).map(({ module }) => module);
  }
}
