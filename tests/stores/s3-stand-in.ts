import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import type { S3Access } from "~/platform/stores/store";

/** What goes wrong with a request: a status and S3's word for it, a cut answer, or none for ever. */
type Trouble = [status: number, code: string] | "cut" | "silent" | undefined;

export interface StandIn {
  access: S3Access;
  objects: Map<string, Buffer>;
  /** The requests in their order, such as `PUT bucket/name`. */
  requests: string[];
  /** Asked before each request; undefined lets it succeed. */
  trouble: (request: string, attempt: number) => Trouble;
  close: () => Promise<void>;
}

const PAGE = 3;
const REGION = "eu-central-1";
const KEY_ID = "AKIDSHOP";
const SECRET = "a secret/of+the shop";

/**
 * An S3-compatible store with one bucket, `bucket`. It works the signature of every request out by
 * itself, from AWS's description of version 4, and refuses what is not signed, another region and bytes
 * other than those signed. Lists have three names a page.
 */
export async function startStandIn(): Promise<StandIn> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const standIn: Pick<StandIn, "trouble"> = { trouble: () => undefined };
  const server = createServer((req, res) => void answer(req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const url = new URL(req.url!, `http://${req.headers.host}`);
    const path = decodeURIComponent(url.pathname.slice(1));
    const request = `${req.method} ${path}${url.search && `?${url.searchParams.get("prefix")}`}`;
    requests.push(request);
    const attempt = requests.filter((one) => one === request).length;
    const trouble = standIn.trouble(request, attempt);
    if (trouble === "silent") return;
    if (trouble === "cut") {
      res.writeHead(200, { "Content-Length": 1000 });
      res.write("half of it");
      setTimeout(() => res.destroy(), 10);
      return;
    }
    const [status, code] = trouble ?? findRefusal(req, url, body) ?? [200];
    if (code) return refuse(res, status, code);
    if (!/^bucket(\/|$)/.test(path)) return refuse(res, 404, "NoSuchBucket");
    const name = path.slice("bucket/".length);
    if (req.method === "GET" && name === "") return list(url, res);
    const found = objects.get(name);
    if (req.method === "PUT") objects.set(name, body);
    else if (req.method === "DELETE") objects.delete(name);
    else if (!found) return refuse(res, 404, "NoSuchKey");
    res.writeHead(req.method === "DELETE" ? 204 : 200).end(req.method === "GET" ? found : "");
  }

  function list(url: URL, res: ServerResponse): void {
    const prefix = url.searchParams.get("prefix") ?? "";
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).sort();
    const from = Number(url.searchParams.get("continuation-token")?.replace("after & ", "") ?? 0);
    const keys = names.slice(from, from + PAGE).map((name) => `<Key>${escape(name)}</Key>`);
    const isLast = from + PAGE >= names.length;
    const next = isLast
      ? ""
      : `<NextContinuationToken>after &amp; ${from + PAGE}</NextContinuationToken>`;
    res.writeHead(200).end(`<ListBucketResult>${keys.join("")}${next}</ListBucketResult>`);
  }

  return Object.assign(standIn, {
    access: {
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      accessKeyId: KEY_ID,
      secretAccessKey: SECRET,
    },
    objects,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

function refuse(res: ServerResponse, status: number, code: string): void {
  res.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** What is wrong with how a request is signed. */
function findRefusal(req: IncomingMessage, url: URL, body: Buffer): [number, string] | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const parts = pattern.exec(req.headers.authorization ?? "");
  if (!parts) return [403, "AccessDenied"];
  const [, id, day = "", region = "", signed = "", signature] = parts;
  if (id !== KEY_ID) return [403, "InvalidAccessKeyId"];
  if (region !== REGION) return [400, "AuthorizationHeaderMalformed"];
  const instant = String(req.headers["x-amz-date"]);
  const at = Date.parse(
    instant.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (!(Math.abs(Date.now() - at) < 15 * 60 * 1000)) return [403, "RequestTimeTooSkewed"];
  const hash = createHash("sha256").update(body).digest("hex");
  if (req.headers["x-amz-content-sha256"] !== hash) return [400, "XAmzContentSHA256Mismatch"];
  const names = signed.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name))) {
    return [403, "AccessDenied"];
  }
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const canonical = [
    req.method,
    url.pathname
      .split("/")
      .map((word) => encode(decodeURIComponent(word)))
      .join("/"),
    query,
    ...names.map((name) => `${name}:${String(req.headers[name]).trim()}`),
    "",
    signed,
    hash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", instant, scope, digest].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer>(
    (so, part) => createHmac("sha256", so).update(part).digest(),
    Buffer.from(`AWS4${SECRET}`),
  );
  const wanted = createHmac("sha256", key).update(text).digest("hex");
  return wanted === signature ? undefined : [403, "SignatureDoesNotMatch"];
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
