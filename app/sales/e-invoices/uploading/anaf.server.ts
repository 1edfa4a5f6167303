import { z } from "~/platform/basics/zod";

import type { eFacturaAccess } from "./access.server";
import { examinedOf, type Header, readHeader, reasonOf } from "./anaf-answer.server";
import {
  AuthorityTrouble,
  type EInvoiceAuthority,
  type Received,
  type SentDocument,
} from "./authority";

/** How long an answer is waited for. */
const PATIENCE_MS = 30_000;

/** An access token is asked for anew so long before it ends. */
const EARLY_MS = 60_000;

type Access = NonNullable<typeof eFacturaAccess>;

/**
 * ANAF's e-Factura (SPV) by its interface: an access token for the refresh token (OAuth 2.0), `upload` for
 * companies and `uploadb2c` for persons, `stareMesaj` for what became of it. All answer in XML.
 */
export function anafAuthority(access: Access): EInvoiceAuthority {
  const token = accessTokens(access);

  const ask = async (path: string, init: RequestInit = {}): Promise<Header> => {
    const send = async () => {
      const headers = {
        Authorization: `Bearer ${await token.find()}`,
        "Content-Type": "text/plain",
      };
      return reach(`${access.api}/${path}`, { ...init, headers });
    };
    let answer = await send();
    // It may have been withdrawn before its time.
    if (answer.status === 401) {
      token.forget();
      answer = await send();
    }
    const text = await answer.text().catch(() => "");
    if (!answer.ok) {
      throw new AuthorityTrouble(`HTTP ${answer.status}`, answer.status >= 500);
    }
    return readHeader(text);
  };

  return {
    isTest: !/\/prod\//.test(access.api),
    upload: async (xml, document) => {
      const header = await ask(uploadPath(document), { method: "POST", body: xml });
      const { "@ExecutionStatus": status, "@index_incarcare": index } = header;
      if (status === "0" && index) return { kind: "taken", index } satisfies Received;
      if (status === "1") return { kind: "refused", reason: reasonOf(header) };
      throw new AuthorityTrouble("an answer of another kind", true);
    },
    examine: async (index) => {
      const header = await ask(`stareMesaj?${new URLSearchParams({ id_incarcare: index })}`);
      return examinedOf(header);
    },
  };
}

function uploadPath({ sellerCode, buyerKind, isAbroad }: SentDocument): string {
  const query = new URLSearchParams({ standard: "UBL", cif: sellerCode });
  if (isAbroad) query.set("extern", "DA");
  return `${buyerKind === "person" ? "uploadb2c" : "upload"}?${query}`;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** The access token in use; a new one is requested when there is none or it is about to expire. */
function accessTokens({ tokens, clientId, clientSecret, refreshToken }: Access) {
  let kept: { token: string; until: number } | undefined;
  return {
    find: async () => {
      if (kept && kept.until > Date.now()) return kept.token;
      const asked = {
        grant_type: "refresh_token",
        refresh_token: refreshToken,
        client_id: clientId,
        client_secret: clientSecret,
      };
      const answer = await reach(tokens, { method: "POST", body: new URLSearchParams(asked) });
      const read = tokenAnswer.safeParse(await answer.json().catch(() => undefined));
      if (!answer.ok || !read.success) {
        throw new AuthorityTrouble(`no access token: HTTP ${answer.status}`, false);
      }
      const { access_token, expires_in } = read.data;
      kept = { token: access_token, until: Date.now() + expires_in * 1000 - EARLY_MS };
      return access_token;
    },
    forget: () => {
      kept = undefined;
    },
  };
}

/** What of a failed connection says that nothing was sent. */
const notSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    throw new AuthorityTrouble(code || "no answer", !notSent.has(code));
  }
}
