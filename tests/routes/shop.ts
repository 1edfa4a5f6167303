import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { createRequestHandler, type ServerBuild } from "@remix-run/node";

import { openDatabase, type Db } from "~db/engine";
import { migrate } from "~db/migrate";
import { seed } from "~db/seed";

import { addPerson, type Person } from "../people";
import { Visitor } from "../visitor";

const origin = "http://127.0.0.1:3000";

/**
 * The built shop in this process, on a seeded database of the test file's own. Call it once a file,
 * before anything else: the build reads its environment when it is imported.
 */
export async function openShop(): Promise<{
  db: Db;
  visitor: () => Visitor;
  signedIn: (person?: Partial<Person>) => Promise<Visitor>;
}> {
  const data = mkdtempSync(join(tmpdir(), "shop-"));
  process.env.SHOP_DATA = data;
  process.env.ADMIN_PASSWORD = "a password for tests";
  const db = openDatabase(join(data, "shop.sqlite"));
  await migrate(db);
  await seed(db);
  const build = (await import(
    pathToFileURL(resolve("build/server/index.js")).href
  )) as unknown as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const send = (request: Request) => {
    request.headers.set("Host", new URL(origin).host);
    return handle(request);
  };
  const visitor = () => new Visitor(send, origin);
  const { serialiseAccount } = await import("~/session.server");
  const { startSession } = await import("~/models/account-session.server");
  return {
    db,
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
