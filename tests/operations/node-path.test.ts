import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

const PINNED = /FROM node:([\d.]+)-/.exec(readFileSync("Dockerfile", "utf8"))![1]!;
const name = `node-${process.platform}-${process.arch}`;

/** A machine with an npm of its own, in whose cache nothing is kept yet. */
function newMachine(npm: string) {
  const home = mkdtempSync(join(tmpdir(), "machine-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  mkdirSync(join(home, "bin"));
  writeFileSync(join(home, "bin", "npm"), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(home, "bin", "npm"), 0o755);
  const path = `${join(home, "bin")}:${process.env.PATH}`;
  /** What the program prints on a Node of this version. */
  const ask = (version: string) =>
    spawnSync(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `Object.defineProperty(process.versions, "node", { value: "${version}" });
         await import("${join(process.cwd(), "app/front/operations/node-path.mjs")}");`,
      ],
      {
        env: { NODE_ENV: "test", PATH: path, XDG_CACHE_HOME: join(home, "cache") },
        encoding: "utf8",
      },
    );
  return { home, path, ask };
}

/** What npm leaves behind: a program that says its version. It notes that it was called. */
const npmThatHasIt = `echo called >> "$(dirname "$0")/calls"
mkdir -p "$3/node_modules/${name}/bin"
printf '#!/bin/sh\\necho v${PINNED}\\n' > "$3/node_modules/${name}/bin/node"
chmod +x "$3/node_modules/${name}/bin/node"`;

test.each(["22.0.0", "24.1.0"])("Node %s goes on by itself, and nothing is fetched", (version) => {
  const { path, ask } = newMachine("exit 1");
  expect(ask(version)).toMatchObject({ status: 0, stdout: `${path}\n`, stderr: "" });
});

test.each(["18.20.0", "21.7.3"])("Node %s goes on under the image's, fetched once", (version) => {
  const { home, path, ask } = newMachine(npmThatHasIt);
  const first = ask(version);
  expect(first.status).toBe(0);
  const [added = "", rest] = first.stdout.split(`:${path}`);
  expect(rest).toBe("\n");
  expect(spawnSync(join(added, "node"), { encoding: "utf8" }).stdout).toBe(`v${PINNED}\n`);
  expect(first.stderr).toContain(`going on under ${PINNED}`);
  expect(ask(version).stdout).toBe(first.stdout);
  expect(readFileSync(join(home, "bin", "calls"), "utf8")).toBe("called\n");
});

test("where none can be had one sentence says what to install, and a later try fetches anew", () => {
  const { home, ask } = newMachine(`[ -e "$(dirname "$0")/online" ] || exit 1\n${npmThatHasIt}`);
  const { status, stdout, stderr } = ask("20.20.2");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("Atelier needs Node 22 or newer");
  expect(stderr).not.toMatch(/^\s+at /m);
  writeFileSync(join(home, "bin", "online"), "");
  expect(ask("20.20.2").status).toBe(0);
});

test.each([
  ["v21.7.3", true],
  ["v22.0.0", false],
  ["v24.1.0", false],
  ["v100.0.0", false],
])("a command under Node %s asks for a newer one: %s", (version, isAsked) => {
  const { home, path } = newMachine("exit 1");
  writeFileSync(
    join(home, "bin", "node"),
    `#!/bin/sh
[ "$1" = --version ] && exec echo ${version}
[ "$1" = app/front/operations/node-path.mjs ] && echo asked >&2 && exec echo "$PATH"
echo "$@"
`,
    { mode: 0o755 },
  );
  const env = { NODE_ENV: "test", PATH: path } as const;
  const ran = spawnSync("sh", ["app/front/operations/run.sh", "node", "backup"], {
    env,
    encoding: "utf8",
  });
  expect(ran).toMatchObject({ status: 0, stdout: "backup\n", stderr: isAsked ? "asked\n" : "" });
});
