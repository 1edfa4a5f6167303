import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type { AppLoadContext, createRequestHandler, ServerBuild } from "@remix-run/node";
import { afterAll, beforeEach } from "vitest";

import type { CachePolicy } from "~/front/page-cache/page-cache.server";
import { startSession } from "~/people/identity/front/account-session.server";
import { databasePath, ensureDataDirectory } from "~/platform/env/env.server";
import { serialiseAccount } from "~/platform/http/cookies.server";
import type { Db } from "~db/engine";
import * as postgres from "~db/postgres/engine";
import { openDatabase } from "~db/sqlite/engine";

import { handlerInReach } from "../../app/front/server/routes-in-reach.mjs";
import { isOnPostgres, newDatabase } from "../engine";
import { bytesOf } from "../memory-database";
import { addPerson, type Person } from "../people";
import { Visitor } from "../visitor";

const origin = "http://127.0.0.1:3000";

async function openOwn(): Promise<Db> {
  ensureDataDirectory();
  if (isOnPostgres) {
    // Also for the commands that tests run beside the shop.
    process.env.DATABASE_URL = await newDatabase("catalogue");
    return postgres.openDatabase(process.env.DATABASE_URL);
  }
  writeFileSync(databasePath, await bytesOf("catalogue"));
  return openDatabase(databasePath);
}

/**
 * The built shop in this process, on a seeded database of the test file's own. Call it once a file. A
 * file that wants another environment says that it is in a process of its own (vitest.config.ts) and sets
 * it before this: the build reads it when it is imported. In each test everybody
 * has every budget unspent.
 */
export async function openShop(): Promise<{
  db: Db;
  /** The shop itself, without the guard in front of it. */
  send: (request: Request, context?: AppLoadContext) => Promise<Response>;
  /** What it tells the page cache; replaced by tests where a moment has to be met. */
  cachePolicy: CachePolicy;
  /** Its routes, as they were built. */
  routes: ServerBuild["routes"];
  /** Somebody at an address of his own, as the guard stamps it. */
  visitor: () => Visitor;
  signedIn: (person?: Partial<Person>) => Promise<Visitor>;
}> {
  const db = await openOwn();
  // The test's connection is the shop's: of two in one process, the one that waits for the other's
  // transaction would keep it from ending.
  globalThis.__shopDatabase = db;
  const build = (await import(
    pathToFileURL(resolve("build/server/index.js")).href
  )) as unknown as ServerBuild;
  const own = build.entry.module as unknown as {
    cachePolicy: CachePolicy;
    createRequestHandler: typeof createRequestHandler;
  };
  const handle = handlerInReach(build, (part) => own.createRequestHandler(part, "production"));
  const send = (request: Request, context?: AppLoadContext) => {
    request.headers.set("Host", new URL(origin).host);
    return handle(request, context);
  };
  let clients = 0;
  const visitor = () => {
    clients += 1;
    const address = `10.${clients >> 8}.${clients & 255}.1`;
    return new Visitor(send, origin, { "x-shop-client": address });
  };
  beforeEach(async () => {
    await db.deleteFrom("rate_limits").execute();
  });
  // The next file of this process opens its own; until then nobody opens another.
  afterAll(async () => {
    globalThis.__shopContent?.close();
    globalThis.__shopContent = undefined;
    await db.destroy();
  });
  return {
    db,
    send,
    cachePolicy: own.cachePolicy,
    routes: build.routes,
    visitor,
    signedIn: async (person = {}) => {
      const userId = await addPerson(db, person);
      const token = await startSession({ userId, isRemembered: false, userAgent: "tests" }, db);
      const somebody = visitor();
      const [pair = ""] = (await serialiseAccount(token, false)).split(";");
      somebody.setCookie("account", pair.slice("account=".length));
      return somebody;
    },
  };
}
