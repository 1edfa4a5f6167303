/** What is sent about a document besides its XML. */
export interface SentDocument {
  /** The seller's fiscal code, without RO. */
  sellerCode: string;
  buyerKind: "person" | "company";
  isAbroad: boolean;
}

/** Taken for examination under a number, or not taken at all. */
export type Received = { kind: "taken"; index: string } | { kind: "refused"; reason: string };

/** What became of what was taken. */
export type Examined =
  | { kind: "waiting" }
  | { kind: "accepted" }
  | { kind: "refused"; reason: string };

/** Who takes e-invoices for the law: the tax authority, or a stand-in. Both throw `AuthorityTrouble`. */
export interface EInvoiceAuthority {
  /** Whether what it takes counts for nobody. */
  isTest: boolean;
  upload: (xml: string, document: SentDocument) => Promise<Received>;
  examine: (index: string) => Promise<Examined>;
}

/** No answer, or none to build on; `isUnclear` where what was sent may have been taken all the same. */
export class AuthorityTrouble extends Error {
  constructor(
    message: string,
    readonly isUnclear: boolean,
  ) {
    super(message);
  }
}
