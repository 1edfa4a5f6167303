import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const plain = read("compose.yaml");
const onPostgres = read("app/front/operations/compose.postgres.yaml");
/** All that the shop reads, as its own test holds. */
const known = new Set(read(".env.example").match(/^(?:# )?[A-Z][A-Z\d_]*(?==)/gm));

/** What a service of a file is told by `environment`. */
function environmentOf(text: string, service: string): Map<string, string> {
  const [, own = ""] = new RegExp(`^  ${service}:\\n((?:(?: {4}.*)?\\n)+)`, "m").exec(text) ?? [];
  const [, lines = ""] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(own) ?? [];
  return new Map(
    lines
      .trim()
      .split("\n")
      .map((line): [string, string] => {
        const [name = "", ...value] = line.trim().split(": ");
        return [name, value.join(": ")];
      }),
  );
}

test("the containers tell the shop only what it knows", () => {
  const names = [plain, onPostgres].flatMap((text) => [...environmentOf(text, "shop").keys()]);
  expect(names).toEqual(["HOST", "PORT", "SHOP_DATA", "DATABASE_URL"]);
  expect(names.filter((name) => !known.has(name) && !known.has(`# ${name}`))).toEqual([]);
});

test("the shop and its data are where the image has them, reached from this machine alone", () => {
  const image = read("Dockerfile");
  const told = environmentOf(plain, "shop");
  const port = told.get("PORT")?.replaceAll('"', "");
  expect(image).toContain(`EXPOSE ${port}\n`);
  expect(image).toContain(`VOLUME ${told.get("SHOP_DATA")}\n`);
  expect(plain).toContain(`- data:${told.get("SHOP_DATA")}\n`);
  const ports = [...plain.matchAll(/^ {4}ports:\n((?: {6}.*\n)+)/gm)].map(([, lines]) => lines);
  expect(ports).toEqual([`      - "127.0.0.1:\${PORT:-3000}:${port}"\n`]);
  expect(onPostgres).not.toContain("ports:");
});

test("PostgreSQL takes the shop's own name and password, and nothing starts without one", () => {
  const { username, password, host, pathname } = new URL(
    environmentOf(onPostgres, "shop")
      .get("DATABASE_URL")!
      .replace(/\$\{.*\}/, "REQUIRED"),
  );
  const server = environmentOf(onPostgres, "postgres");
  expect([username, pathname.slice(1)]).toEqual([
    server.get("POSTGRES_USER"),
    server.get("POSTGRES_DB"),
  ]);
  expect([password, host]).toEqual(["REQUIRED", "postgres:5432"]);
  const variables = onPostgres.match(/\$\{[^}]*\}/g) ?? [];
  expect(variables).toHaveLength(2);
  for (const one of variables) expect(one).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/);
  expect(onPostgres).toContain("condition: service_healthy");
});

test("the programs for backups are of the server's version", () => {
  const [, debian] = /^FROM node:[\d.]+-(\w+)-slim/m.exec(read("Dockerfile")) ?? [];
  const [, version, base] = /image: postgres:(\d+)-(\w+)\n/.exec(onPostgres) ?? [];
  // Debian 12 has those of version 15.
  expect([debian, base, version]).toEqual(["bookworm", "bookworm", "15"]);
  expect(onPostgres).toContain("PACKAGES: postgresql-client\n");
});

test("a forge runs the test command on the shop's own Node, and may change nothing", () => {
  const workflow = read(".github/workflows/test.yml");
  expect(workflow).toContain("run: npm test\n");
  expect(workflow).toContain("node-version-file: .nvmrc\n");
  expect(workflow).toContain("permissions:\n  contents: read\n");
  const actions = workflow.match(/(?<=uses: )\S+/g)!;
  expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});
