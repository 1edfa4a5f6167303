import type { Language } from "~/platform/i18n/languages";
import type { CardEventKind, CardProviderName } from "~db/schema";

/** What a provider has to know to show a customer its page. */
export interface HostedPageRequest {
  /** The attempt's id, which the provider's events give back. */
  id: string;
  orderNumber: string;
  amountBani: number;
  /** What is paid for, in the customer's words. */
  description: string;
  language: Language;
  buyer: {
    fullName: string;
    email: string;
    phone: string;
    city: string;
    county: string;
    address: string;
    postalCode: string;
  };
  /** The shop's page to which the customer returns, and which the provider reports to. */
  returnUrl: string;
  eventUrl: string;
  openUntil: Date;
}

/** The page on which a customer pays; `reference` is the provider's name for it. */
interface HostedPage {
  reference: string;
  url: string;
}

/**
 * What a provider answers. `refused`: it did nothing, and says why in its own word. `no-answer`: it may
 * have done it; the same request with the same id is safe to repeat.
 */
export type ProviderAnswer<Done> =
  | ({ kind: "done" } & Done)
  | { kind: "refused"; code: string }
  | { kind: "no-answer" };

/** What a provider reports, in words that all providers share. */
export interface CardEvent {
  /** The same for the same event, however often it is sent. */
  id: string;
  /** In the provider's own words. */
  type: string;
  kind: CardEventKind;
  /** The id of the attempt, where the event says it. */
  attempt: string | null;
  /** The provider's name for the payment, where there is one yet. */
  paymentReference: string | null;
  /** What was paid, refunded in all, or disputed. */
  amountBani: number | null;
  /** ISO 4217, in capitals. */
  currency: string | null;
  /** The id of a refund or a dispute. */
  detail: string | null;
  status: string | null;
}

/** `other`: signed, and none of those that the shop acts on. */
export type ReadEvent =
  | { kind: "event"; event: CardEvent }
  | { kind: "other" }
  | { kind: "bad-signature" };

/** Somebody who takes payments by card on a page of their own. */
export interface CardProvider {
  name: CardProviderName;
  /** Whether it moves play money only, by the kind of its keys. */
  isTest: boolean;
  start: (page: HostedPageRequest) => Promise<ProviderAnswer<HostedPage>>;
  /** Judges an event by its signature and reads it. The body is as it arrived, byte by byte. */
  readEvent: (body: Buffer, headers: Headers) => Promise<ReadEvent>;
  /**
   * Gives money back to the card that paid. Absent where the provider has no such call; then it is done
   * on the provider's own pages.
   */
  refund?: (refund: {
    /** The refund's id: asked for twice, it is made once. */
    id: string;
    paymentReference: string;
    amountBani: number;
  }) => Promise<ProviderAnswer<{ reference: string }>>;
  /** Closes a page that nobody should pay on any more, as far as it can. */
  close?: (reference: string) => Promise<void>;
}

/** The status of a dispute that closed for the buyer: the provider has taken the money back. */
export const LOST = "lost";

/** The only currency that the shop asks for. */
export const CURRENCY = "RON";
