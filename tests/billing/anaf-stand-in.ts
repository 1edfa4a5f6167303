import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const upload = "mfp:anaf:dgti:spv:respUploadFisier:v1";
const state = "mfp:anaf:dgti:efactura:stareMesajFactura:v1";

/** What the authority says, in the forms that it documents. */
export const said = {
  taken: (index: number) =>
    `<header xmlns="${upload}" dateResponse="202611291200" ExecutionStatus="0" index_incarcare="${index}"/>`,
  notTaken: (why: string) =>
    `<header xmlns="${upload}" dateResponse="202611291200" ExecutionStatus="1"><Errors errorMessage="${why}"/></header>`,
  working: `<header xmlns="${state}" stare="in prelucrare"/>`,
  accepted: `<header xmlns="${state}" stare="ok" id_descarcare="77"/>`,
  refused: `<header xmlns="${state}" stare="nok" id_descarcare="78"/>`,
  notRead: `<header xmlns="${state}" stare="XML cu erori nepreluat de sistem"/>`,
  noRight: `<header xmlns="${state}"><Errors errorMessage="Nu aveti dreptul sa consultati."/></header>`,
};

interface Asked {
  /** `POST uploadb2c?standard=UBL&cif=…`. */
  line: string;
  token: string;
  body: string;
}

/**
 * The tax authority's interface on this machine: it answers what a test puts there, in order, takes every
 * document under the next number, and says of each that it is accepted. `"hang up"` ends the connection
 * unanswered.
 */
export async function startAnaf() {
  const asked: Asked[] = [];
  const answers: (string | number)[] = [];
  let index = 5_000_000_000;
  let tokens = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      if (request.url === "/token") {
        tokens += 1;
        const isRight = new URLSearchParams(body).get("refresh_token") === "refresh";
        response.writeHead(isRight ? 200 : 401, { "Content-Type": "application/json" });
        response.end(
          JSON.stringify(
            isRight ? { access_token: `token ${tokens}`, expires_in: 3600 } : { error: "invalid" },
          ),
        );
        return;
      }
      const { method = "", url = "", headers } = request;
      asked.push({ line: `${method} ${url.slice(1)}`, token: headers.authorization ?? "", body });
      const answer =
        answers.shift() ?? (method === "POST" ? said.taken((index += 1)) : said.accepted);
      if (answer === "hang up") {
        request.socket.destroy();
      } else if (typeof answer === "number") {
        response.writeHead(answer).end();
      } else {
        response.writeHead(200, { "Content-Type": "application/xml" }).end(answer);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    asked,
    answers,
    access: {
      api: origin,
      tokens: `${origin}/token`,
      clientId: "client",
      clientSecret: "secret",
      refreshToken: "refresh",
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
