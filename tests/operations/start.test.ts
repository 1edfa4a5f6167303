import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { slimPackages } from "../../app/front/operations/slim-packages.mjs";
import { step } from "../../app/front/operations/step.mjs";

/** What a program says; its steps left out. */
type Run = (args: string[], more?: Record<string, string>) => string;

/**
 * A clone with the programs of a start, in which every file is an hour old, with `built` as what the build
 * made of it; its commands only say that they run.
 */
function clone(built: string[]): { directory: string; run: Run } {
  const directory = mkdtempSync(join(tmpdir(), "clone-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  cpSync("app/front/operations", join(directory, "app/front/operations"), { recursive: true });
  const prepare = `import { writeFileSync } from "node:fs";
    console.log("prepare", ...process.argv.slice(2));
    writeFileSync("prepared", "");`;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", "{}");
  // In the place of what bundles and builds.
  write(
    "app/front/operations/programs.mjs",
    `import { writeFileSync } from "node:fs";
     export async function bundlePrograms() {
       console.log("bundled");
       writeFileSync("build/prepare.js", ${JSON.stringify(prepare)});
     }`,
  );
  write(
    "app/front/operations/build.mjs",
    `import { existsSync, writeFileSync } from "node:fs";
     import { bundlePrograms } from "./programs.mjs";
     export function beginBuild() {
       const programs = bundlePrograms();
       const whole = (async () => {
         const isOver = () => existsSync("prepared") || process.env.BESIDE === undefined;
         do await new Promise(setImmediate); while (!isOver());
         console.log("built");
         writeFileSync("build/packages.json", "[]");
       })();
       return { programs, whole };
     }`,
  );
  mkdirSync(join(directory, "build"));
  const old = new Date(Date.now() - 3_600_000);
  const all = readdirSync(directory, { recursive: true, encoding: "utf8" });
  for (const path of [".", ...all]) utimesSync(join(directory, path), old, old);
  mkdirSync(join(directory, "node_modules"));
  symlinkSync(resolve("node_modules/esbuild"), join(directory, "node_modules/esbuild"));
  write("node_modules/.package-lock.json", "{}");
  for (const path of built) write(path, path === "build/prepare.js" ? prepare : "[]");
  const run: Run = (args, more = {}) => {
    const env = { ...process.env, SHOP_ORIGIN: "http://shop", ...more };
    const ran = spawnSync(process.execPath, args, {
      cwd: directory,
      env,
      encoding: "utf8",
    });
    expect(ran).toMatchObject({ status: 0, stderr: "" });
    // Steps take their time where the machine is busy.
    const lines = ran.stdout.trim().split("\n");
    return lines.filter((line) => !line.includes("…")).join(", ");
  };
  return { directory, run };
}

const START = "app/front/operations/start.mjs";
const COMMAND = "app/front/operations/command.mjs";
const BUILT = ["build/prepare.js", "build/packages.json"];

test("a first start prepares the data beside the build, and the second one builds nothing", () => {
  const { run } = clone([]);
  expect(run([START], { BESIDE: "1" })).toBe("bundled, prepare start, built, Open http://shop");
  expect(run([START])).toBe("prepare start, Open http://shop");
});

test("after a change the data wait until the new build is whole", () => {
  const { directory, run } = clone(BUILT);
  writeFileSync(join(directory, "app/changed.ts"), "");
  const later = new Date(Date.now() + 1_000);
  utimesSync(join(directory, "app/changed.ts"), later, later);
  expect(run([START])).toBe("bundled, built, prepare start, Open http://shop");
});

test("a build that was broken off is made anew", () => {
  expect(clone(["build/prepare.js"]).run([START])).toContain("built");
});

test("a command bundles where a source is newer, and says what was asked of it", () => {
  const { run } = clone([]);
  expect(run([COMMAND, "backup", "there"])).toBe("bundled, prepare backup there");
  expect(run([COMMAND, "backup"])).toBe("prepare backup");
});

test("a command of a shop without tools goes on with what was built", () => {
  const { directory, run } = clone(BUILT);
  rmSync(join(directory, "node_modules"), { recursive: true });
  writeFileSync(join(directory, "app/changed.ts"), "");
  const later = new Date(Date.now() + 1_000);
  utimesSync(join(directory, "app/changed.ts"), later, later);
  expect(run([COMMAND, "backup"])).toBe("prepare backup");
});

test("development needs the programs alone", () => {
  const { run } = clone([]);
  expect(run([START, "--dev"])).toBe("bundled, prepare start");
  expect(run([START, "--dev"])).toBe("prepare start");
});

test("a step that takes a while is said when it begins, and with its seconds when it is over", async () => {
  const said: string[] = [];
  const { log } = console;
  // What other files of this process left running writes its own lines.
  console.log = (line: string) => (line.includes(" …") ? said.push(line) : log(line));
  onTestFinished(() => {
    console.log = log;
  });
  await step("At once", () => Promise.resolve());
  await step("Building", () => new Promise((done) => setTimeout(done, 400)));
  expect(said).toEqual(["Building …", expect.stringMatching(/^Building … \d+(\.\d)? s$/)]);
  await expect(step("Broken", () => Promise.reject(new Error("off")))).rejects.toThrow("off");
});

test("nothing that serves or builds runs through a tool that compiles as it goes", () => {
  const { scripts, dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    string,
    Record<string, string>
  >;
  expect(
    Object.values(scripts!).filter((script) => /\btsx\b|ts-node|vite-node/.test(script)),
  ).toEqual([]);
  expect(Object.keys(dependencies!)).not.toContain("esbuild");
});

test("of an install the programs of this machine stay, and other machines' go", () => {
  const directory = mkdtempSync(join(tmpdir(), "packages-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const prebuilds = join(directory, "better-sqlite3/prebuilds");
  mkdirSync(prebuilds, { recursive: true });
  mkdirSync(join(directory, "three/src"), { recursive: true });
  for (const kind of ["linux-x64", "linux-arm64", "linuxmusl-x64", "darwin-x64", "win32-x64"]) {
    writeFileSync(join(prebuilds, `${kind}.node`), "");
  }
  writeFileSync(join(directory, "three/three.js.map"), "");
  slimPackages(directory, "linux", "x64");
  expect(readdirSync(prebuilds)).toEqual(["linux-x64.node", "linuxmusl-x64.node"]);
  expect(readdirSync(join(directory, "three"))).toEqual([]);
});
