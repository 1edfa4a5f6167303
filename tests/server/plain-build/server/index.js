// The smallest app that can stand behind the guard, with addresses that misbehave on request.
import { setImmediate as nextTurn } from "node:timers/promises";

import { buildOf } from "../../build-of.mjs";

/** Who waits for an answer, by the name that the request gave. */
const held = new Map();

const pages = {
  "/echo": ({ url }) => new Response(JSON.stringify({ url })),
  "/powered": () => new Response("powered", { headers: { "X-Powered-By": "Express" } }),
  "/own-policy": () =>
    new Response("page", { headers: { "Content-Security-Policy": "default-src 'self'" } }),
  "/held": ({ headers }) =>
    new Promise((answer) => {
      held.set(headers.get("x-name"), () => answer(new Response("answered")));
    }),
  "/begun": ({ headers }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("begun,"));
        held.set(headers.get("x-name"), () => {
          controller.enqueue(new TextEncoder().encode("answered"));
          controller.close();
        });
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  },
  "/large": () => new Response("a".repeat(20_000_000)),
  "/throw": () => setImmediate(() => fail("thrown")) && new Response("thrown"),
  "/reject": () => {
    void Promise.reject(
      Object.assign(new Error("rejected\nGET /forged 200"), { body: "parola123" }),
    );
    return new Response("rejected");
  },
};

/** @param {string} reason */
function fail(reason) {
  throw Object.assign(new Error(reason), { body: "parola123" });
}

async function serve({ request }) {
  const page = pages[new URL(request.url).pathname];
  if (page) return page(request);
  await request.arrayBuffer();
  return new Response("served");
}

// A held answer is given once no new connection is taken, or never when its name says so.
process.on("SIGTERM", async () => {
  while (process.getActiveResourcesInfo().includes("TCPServerWrap")) await nextTurn();
  for (const [name, answer] of held) if (name !== "never") answer();
});

async function shutDown() {
  if (!process.env.HOOK) return;
  console.log("hook begins");
  if (process.env.HOOK === "fails") throw new Error("disk full");
  await new Promise((resolve) => process.env.HOOK === "works" && setTimeout(resolve, 50));
  console.log("hook ends");
}

const build = buildOf([{ id: "root", path: "*", module: { loader: serve, action: serve } }], {
  default: () => new Response("no page"),
  shutDown,
});

// remix-serve reads these by name.
export const { routes, entry, assets, basename, future, isSpaMode, mode, publicPath } = build;
export const assetsBuildDirectory = import.meta.dirname;
