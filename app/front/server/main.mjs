// @ts-check
// Stands between the network and remix-serve, which stays unmodified:
//   node --import ./app/front/server/main.mjs node_modules/@remix-run/serve/dist/cli.js build/server/index.js
// remix-serve reads the build, listens, and answers for the files of public/. This file wraps
// http.createServer before that, so no request reaches the app unjudged and no answer leaves without its
// security headers; pages come from the page cache or from Remix itself.
import "./config.mjs";
import { statSync } from "node:fs";
import http from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { logFailure } from "../../platform/log/front/log-line.mjs";
import { logAnswer } from "./access-log.mjs";
import { canonicalPaths } from "./canonical-address.mjs";
import { findFault } from "./check-request.mjs";
import { writeClientAddress } from "./client-address.mjs";
import { isEnding, LIMITS, stop, watchAnswer, watchConnections } from "./connections.mjs";
import { answerMetrics, isForMetrics } from "./metrics.mjs";
import { queryReader } from "./read-query.mjs";
import { refuse, refuseSocket, securityHeaders } from "./refusals.mjs";
import { respond, send } from "./remix-handler.mjs";
import { handlerInReach } from "./routes-in-reach.mjs";
import { answerBuiltFile, isPublicFile } from "./static-files.mjs";

/** @import { IncomingMessage as Req, ServerResponse as Res } from "node:http" */
/** @import { ServerBuild } from "@remix-run/node" */

/** @type {ReturnType<typeof openApp> | undefined} */
let app;

const { createServer } = http;
/** @param {any[]} args what Node's own takes: options, which may be left out, and Express */
http.createServer = (...args) => {
  const answerPublicFile = args.pop();
  app = openApp();
  // Node would answer a missing Host by itself, without the security headers.
  const server = createServer({ ...args[0], ...LIMITS, requireHostHeader: false });
  watchConnections(server);
  server.on("request", (req, res) => {
    if (!admit(req, res) || answerBuiltFile(req, res)) return;
    if (isForMetrics(req)) void answerFigures(req, res);
    else if (isPublicFile(req)) answerPublicFile(req, res);
    else void answerPage(req, res);
  });
  server.on("checkContinue", (req, res) => {
    if (!admit(req, res)) return;
    res.writeContinue();
    void answerPage(req, res);
  });
  server.on("checkExpectation", (req, res) => {
    prepareAnswer(req, res);
    refuse(req, res, 417);
  });
  server.on("connect", (_req, socket) => refuseSocket(socket, 405));
  return server;
};

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => void stop(signal, async () => (await app)?.shutDown()));
}
process.on("unhandledRejection", logFailure);
process.on("uncaughtException", (error) => {
  logFailure(error);
  process.exit(1);
});

/** Imports the build by exactly the address that remix-serve uses, so that both share one app. */
async function openApp() {
  const path = resolve(process.argv[2] ?? "");
  const url = `${pathToFileURL(path)}?t=${statSync(path).mtimeMs}`;
  /** @type {ServerBuild & { entry: { module: typeof import("../../entry.server.tsx") } }} */
  const build = await import(url);
  const { cachePolicy, createRequestHandler, listFigures, PageCache, shutDown } =
    build.entry.module;
  const handle = handlerInReach(build, (part) => createRequestHandler(part, process.env.NODE_ENV));
  const cache = new PageCache(cachePolicy, {
    respond: respond.bind(undefined, handle),
    send,
    readQuery: queryReader(build.routes),
  });
  return { cache, canonicalOf: canonicalPaths(build.routes), listFigures, shutDown };
}

/** @param {Req} req @param {Res} res */
async function answerFigures(req, res) {
  try {
    await answerMetrics(req, res, async () => (await app)?.listFigures() ?? "");
  } catch (error) {
    logFailure(error);
    if (res.headersSent) res.destroy();
    else refuse(req, res, 500);
  }
}

/** @param {Req} req @param {Res} res */
async function answerPage(req, res) {
  try {
    const opened = await app;
    if (!opened || redirectToCanonical(opened.canonicalOf, req, res)) return;
    await opened.cache.answer(req, res);
  } catch (error) {
    if (res.destroyed) return;
    logFailure(error);
    if (res.headersSent) res.destroy();
    else refuse(req, res, 500);
  }
}

/**
 * Redirects another spelling of a page's address to the right one, with its query, and returns whether it
 * did. Forms are taken under any spelling. The target begins with one slash, so it is never another shop.
 *
 * @param {ReturnType<typeof canonicalPaths>} canonicalOf
 * @param {Req} req
 * @param {Res} res
 */
function redirectToCanonical(canonicalOf, { method, url = "" }, res) {
  if (method === "POST") return false;
  const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const canonical = canonicalOf(path);
  if (canonical === undefined) return false;
  res.writeHead(301, { Location: canonical + query, "Content-Length": 0 }).end();
  return true;
}

/** Whether the request may go on to the app; else it is refused. @param {Req} req @param {Res} res */
function admit(req, res) {
  prepareAnswer(req, res);
  const fault = findFault(req);
  if (fault) {
    refuse(req, res, fault);
    return false;
  }
  writeClientAddress(req);
  // Remix compares Origin with Host once more and answers 500 when a proxy renamed the host.
  delete req.headers.origin;
  return true;
}

/** Numbers and logs the answer, and completes its headers, whoever writes them. @param {Req} req @param {Res} res */
function prepareAnswer(req, res) {
  const id = logAnswer(req, res);
  watchAnswer(req, res);
  const { writeHead } = res;
  /** @param {any[]} args */
  res.writeHead = (...args) => {
    if (!res.headersSent) {
      res.removeHeader("X-Powered-By");
      res.setHeader("X-Request-Id", id);
      for (const [name, value] of Object.entries(securityHeaders)) {
        if (!res.hasHeader(name)) res.setHeader(name, value);
      }
      if (isEnding) res.setHeader("Connection", "close");
    }
    return Reflect.apply(writeHead, res, args);
  };
}
