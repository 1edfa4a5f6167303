// The smallest app that can stand behind the guard, with addresses that misbehave on request.
import http from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

const held = new Map();

/** @type {Record<string, (req: http.IncomingMessage, res: http.ServerResponse) => void>} */
const pages = {
  "/echo": (req, res) => res.end(JSON.stringify({ url: req.url, headers: req.headers })),
  "/powered": (_req, res) => res.setHeader("X-Powered-By", "Express").end("powered"),
  "/own-policy": (_req, res) =>
    res.writeHead(200, { "Content-Security-Policy": "default-src 'self'" }).end("page"),
  "/flat-headers": (_req, res) =>
    res.writeHead(203, "Fine", ["X-First", "1", "Content-Security-Policy", "img-src 'self'"]).end(),
  "/held": (req, res) => void held.set(req.headers["x-name"], res),
  "/begun": (req, res) => {
    res.write("begun,");
    held.set(req.headers["x-name"], res);
  },
  "/large": (_req, res) => res.end("a".repeat(20_000_000)),
  "/throw": () => setImmediate(() => fail("thrown")),
  "/reject": (_req, res) => {
    void Promise.reject(
      Object.assign(new Error("rejected\nGET /forged 200"), { body: "parola123" }),
    );
    res.end("rejected");
  },
};

/** @param {string} reason */
function fail(reason) {
  throw Object.assign(new Error(reason), { body: "parola123" });
}

const server = http.createServer((req, res) => {
  const page = pages[(req.url ?? "").replace(/\?.*/, "")];
  if (page) page(req, res);
  else req.resume().on("end", () => res.end("served"));
});
server.listen(Number(process.env.PORT), process.env.HOST, () => console.log("listening"));

// A held answer is given once no new connection is taken, or never when its name says so.
process.on("SIGTERM", async () => {
  server.close(console.error);
  while (server.listening) await nextTurn();
  for (const [name, res] of held) if (name !== "never") res.end("answered");
});

if (process.env.HOOK) {
  Reflect.set(globalThis, "__shopShutdown", async () => {
    console.log("hook begins");
    if (process.env.HOOK === "fails") throw new Error("disk full");
    await new Promise((resolve) => process.env.HOOK === "works" && setTimeout(resolve, 50));
    console.log("hook ends");
  });
}
