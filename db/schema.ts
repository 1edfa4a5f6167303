import type { Generated } from "kysely";

import type { Language } from "~/platform/i18n/languages";

/**
 * The tables as TypeScript sees them. Money is whole bani; `_at` is a UTC instant as ISO text;
 * flags are 0 or 1.
 */
export interface Database {
  settings: SettingsTable;
  vat_rates: VatRatesTable;
  users: UsersTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  pending_sign_ins: PendingSignInsTable;
  account_notices: AccountNoticesTable;
  account_links: AccountLinksTable;
  registrations: RegistrationsTable;
  link_requests: LinkRequestsTable;
  staff_invitations: StaffInvitationsTable;
  saved_filters: SavedFiltersTable;
  addresses: AddressesTable;
  consents: ConsentsTable;
  rate_limits: RateLimitsTable;
  categories: CategoriesTable;
  products: ProductsTable;
  listings: ListingsTable;
  search_words: SearchWordsTable;
  product_images: ProductImagesTable;
  moved_products: MovedProductsTable;
  renamed_categories: RenamedCategoriesTable;
  price_history: PriceHistoryTable;
  materials: MaterialsTable;
  decor_pictures: DecorPicturesTable;
  swatches: SwatchesTable;
  swatch_credits: SwatchCreditsTable;
  handles: HandlesTable;
  construction_rules: VersionsTable;
  price_lists: VersionsTable;
  reviews: ReviewsTable;
  review_pictures: ReviewPicturesTable;
  product_questions: ProductQuestionsTable;
  carts: CartsTable;
  desk_orders: DeskOrdersTable;
  order_changes: OrderChangesTable;
  checkout_drafts: CheckoutDraftsTable;
  cart_lines: CartLinesTable;
  order_numbers: OrderNumbersTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_history: OrderHistoryTable;
  order_remarks: OrderRemarksTable;
  transport_quotes: TransportQuotesTable;
  board_steps: BoardStepsTable;
  board_remakes: BoardRemakesTable;
  stock_items: StockItemsTable;
  stock_moves: StockMovesTable;
  fittings: FittingsTable;
  suppliers: SuppliersTable;
  supplier_orders: SupplierOrdersTable;
  supplier_order_lines: SupplierOrderLinesTable;
  payments: PaymentsTable;
  payment_reminders: PaymentRemindersTable;
  promise_changes: PromiseChangesTable;
  deliveries: DeliveriesTable;
  delivered_lines: DeliveredLinesTable;
  workshop_load: WorkshopLoadTable;
  document_series: DocumentSeriesTable;
  documents: DocumentsTable;
  e_invoice_uploads: EInvoiceUploadsTable;
  card_payments: CardPaymentsTable;
  card_events: CardEventsTable;
  card_tasks: CardTasksTable;
  card_refunds: CardRefundsTable;
  delivery_zones: DeliveryZonesTable;
  discounts: DiscountsTable;
  discount_uses: DiscountUsesTable;
  saved_lists: SavedListsTable;
  saved_items: SavedItemsTable;
  ended_saved_links: EndedSavedLinksTable;
  shared_numbers: OrderNumbersTable;
  shared_designs: SharedDesignsTable;
  quote_numbers: OrderNumbersTable;
  quote_requests: QuoteRequestsTable;
  quote_request_designs: QuoteRequestDesignsTable;
  quote_pictures: QuotePicturesTable;
  quotes: QuotesTable;
  banks: BanksTable;
  bank_statements: BankStatementsTable;
  bank_rows: BankRowsTable;
  bank_row_payments: BankRowPaymentsTable;
  drawing_versions: DrawingVersionsTable;
  claims: ClaimsTable;
  claim_entries: ClaimEntriesTable;
  sent_pictures: SentPicturesTable;
  handover_notes: HandoverNotesTable;
  care_reminders: CareRemindersTable;
  teams: TeamsTable;
  holidays: HolidaysTable;
  workshop_people: WorkshopPeopleTable;
  workshop_absences: WorkshopAbsencesTable;
  plan_moves: PlanMovesTable;
  station_times: StationTimesTable;
  appointments: AppointmentsTable;
  appointment_holds: AppointmentHoldsTable;
  calendar_feeds: CalendarFeedsTable;
  withdrawals: WithdrawalsTable;
  withdrawal_lines: WithdrawalLinesTable;
  refunds: RefundsTable;
  batches: BatchesTable;
  batch_lines: BatchLinesTable;
  layout_runs: LayoutRunsTable;
  offcuts: OffcutsTable;
  product_views: ProductViewsTable;
  figures: FiguresTable;
  message_replies: MessageRepliesTable;
  outbox: OutboxTable;
  outbox_files: OutboxFilesTable;
  mail_files: MailFilesTable;
  order_mail_requests: OrderMailRequestsTable;
  content_translations: ContentTranslationsTable;
  contact_messages: ContactMessagesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  stock_alerts: StockAlertsTable;
  gallery_images: GalleryImagesTable;
  page_versions: PageVersionsTable;
  accepted_texts: AcceptedTextsTable;
  official_pictures: OfficialPicturesTable;
  testimonials: TestimonialsTable;
  partners: PartnersTable;
  audit_log: AuditLogTable;
  bulk_changes: BulkChangesTable;
  bulk_change_rows: BulkChangeRowsTable;
  product_imports: ProductImportsTable;
  conversations: ConversationsTable;
  conversation_messages: ConversationMessagesTable;
  assistant_days: AssistantDaysTable;
  assistant_troubles: AssistantTroublesTable;
  professional_advice: ProfessionalAdviceTable;
  assistant_shares: AssistantSharesTable;
  provider_keys: ProviderKeysTable;
  clock: ClockTable;
  told_states: ToldStatesTable;
  sample_week: SampleWeekTable;
  sample_rows: SampleRowsTable;
  content_version: ContentVersionTable;
  order_index: OrderIndexTable;
  order_index_words: WordsTable;
  people: PeopleTable;
  people_words: WordsTable;
  found_entries: FoundEntriesTable;
  found_entries_words: WordsTable;
  customers: CustomersTable;
  customer_records: CustomerRecordsTable;
  customer_notes: CustomerNotesTable;
  customer_tags: CustomerTagsTable;
  customer_merges: CustomerMergesTable;
  order_sums: OrderSumsTable;
  new_customers: NewCustomersTable;
  background_jobs: BackgroundJobsTable;
  sent_forms: SentFormsTable;
}

type Flag = 0 | 1;
type CatalogueStatus = "active" | "inactive";
export type OrderStatus =
  | "new"
  | "confirmed"
  | "in_production"
  | "in_delivery"
  | "delivered"
  | "cancelled";
export type PaymentStatus = "unpaid" | "advance_paid" | "paid" | "refunded";
export type PaymentMethod = "bank_transfer" | "cash_on_delivery" | "card";

interface SettingsTable {
  name: string;
  value: string;
  updated_at: string;
  /** Grows with each edit; see 0018_row_versions. */
  version: Generated<number>;
}

/** Rates of VAT, each from a day of Bucharest's calendar until the next one begins. */
interface VatRatesTable {
  first_day: string;
  percent: number;
}

/** What somebody with an account may do: buy, or work in the shop in one of four ways. */
export type Role = "customer" | "sales" | "workshop" | "accountant" | "administrator";

interface UsersTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  confirmed_at: string | null;
  created_at: string;
  /** The language of mails that are not about an order. */
  language: string | null;
  disabled_at: string | null;
  /** The account is deleted at this instant, unless its owner cancels the deletion. */
  deletion_due_at: string | null;
  /** The day of Bucharest's calendar on which the account was last used. */
  last_used_on: string;
  /** When its owner was warned that it will be deleted for being unused. */
  unused_warned_at: string | null;
  /** When somebody last signed in to it; null until the first time. */
  signed_in_at: Generated<string | null>;
}

/** The row stores only the hash of the token in the cookie. */
interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string;
  is_remembered: Flag;
  created_at: string;
  seen_at: string;
  expires_at: string;
  /**
   * When the person last proved their identity, by the second factor or, without one, by the
   * password.
   */
  proven_at: Generated<string | null>;
}

/** The encrypted secret of an authenticator app; it counts once it is confirmed. */
interface OneTimeCodesTable {
  user_id: string;
  sealed: string;
  /**
   * The newest time step of which a code was accepted. No code of it or an earlier one is accepted
   * again.
   */
  last_step: number;
  created_at: string;
  confirmed_at: string | null;
}

/** `sealed` holds the encrypted code itself, only until its owner has stored it. */
interface RecoveryCodesTable {
  code_hash: string;
  user_id: string;
  sealed: string | null;
  created_at: string;
  used_at: string | null;
}

/** `id` is the credential's; `transports` is JSON. */
interface PasskeysTable {
  id: string;
  user_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export type ChallengePurpose = "register" | "prove";

/** A challenge for a passkey to sign; the first answer deletes the row. */
interface PasskeyChallengesTable {
  challenge: string;
  user_id: string;
  purpose: ChallengePurpose;
  expires_at: string;
}

/** A sign-in with the right password that waits for the second factor. */
interface PendingSignInsTable {
  token_hash: string;
  user_id: string;
  is_remembered: Flag;
  expires_at: string;
}

/** Mails about an account that a command requested and the shop has yet to compose. */
interface AccountNoticesTable {
  id: Generated<number>;
  user_id: string;
  kind: "factor_reset";
  requested_at: string;
}

export type AccountLinkPurpose = "reset" | "change_email";

/** A mailed link. A newer one for the same purpose replaces it, and using it deletes it. */
interface AccountLinksTable {
  token_hash: string;
  user_id: string;
  purpose: AccountLinkPurpose;
  email: string;
  created_at: string;
  expires_at: string;
}

/**
 * A registration, which becomes an account when its mailed link is used. Until then nobody has
 * proven that the address is theirs.
 */
interface RegistrationsTable {
  token_hash: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  password_hash: string;
  language: string | null;
  created_at: string;
  expires_at: string;
}

/** Somebody who was invited to work here, by a mailed link that is used once. */
interface StaffInvitationsTable {
  id: string;
  token_hash: string;
  /** In small letters. */
  email: string;
  role: Role;
  invited_at: string;
  invited_by: string;
  expires_at: string;
}

/** A filter of a list of the office, as one of the staff keeps it. */
interface SavedFiltersTable {
  id: string;
  user_id: string;
  /** The address of the list, without a query. */
  list: string;
  name: string;
  /** What the list's address says of the filter and the order: `?…`. */
  query: string;
}

/** A request to mail a link; whether the address has an account is looked up later. */
interface LinkRequestsTable {
  id: Generated<number>;
  purpose: "confirm" | "reset";
  email: string;
  language: string;
  requested_at: string;
  /** How often answering it failed. */
  attempts: Generated<number>;
}

interface AddressesTable {
  id: string;
  user_id: string;
  full_name: string;
  phone: string;
  country: string;
  county: string;
  sector: string;
  address: string;
  city: string;
  postal_code: string;
  is_default: Flag;
  created_at: string;
}

/** Who gave or withdrew which consent, and when. */
interface ConsentsTable {
  id: string;
  user_id: string | null;
  email: string;
  kind: "terms" | "newsletter";
  is_given: Flag;
  given_at: string;
}

/** `key` is a digest, from which neither e-mail nor network address can be read. */
interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: string;
}

interface CategoriesTable {
  id: string;
  name: string;
  slug: string;
  description: string;
  is_featured: Flag;
  status: CatalogueStatus;
  display_order: number;
  is_sample: Flag;
  created_at: string;
  /** The highest number ever used in it, if higher than those of its present products. */
  last_number: Generated<number>;
  image_url: Generated<string | null>;
  /** The category is deleted, with its products hidden; its slug is free again. */
  deleted_at: Generated<string | null>;
  /** Grows with each edit; see 0018_row_versions. */
  version: Generated<number>;
}

/** A product's own start and bounds in the customiser, in cm; null for the usual. */
type SizeColumn = `${"width" | "height" | "depth"}_${"start" | "min" | "max"}_cm`;

interface ProductsTable extends Record<SizeColumn, Generated<number | null>> {
  id: string;
  category_id: string;
  number: number;
  name: string;
  name_folded: string;
  slug: string;
  price_bani: number;
  description: string;
  stock_quantity: number;
  status: CatalogueStatus;
  material: string | null;
  specification: string;
  form: string;
  is_sample: Flag;
  created_at: string;
  /** Grows with each edit; see 0018_row_versions. */
  version: Generated<number>;
  /** Days from the order to the delivery of a ready-made piece; null for the law's term. */
  delivery_from_days: Generated<number | null>;
  delivery_to_days: Generated<number | null>;
  /** The same for a piece made to order, from the payment of its advance. */
  made_from_days: Generated<number | null>;
  made_to_days: Generated<number | null>;
  /** The full price of what is sold at a reduced one, which `price_bani` is then; else null. */
  regular_price_bani: Generated<number | null>;
  /** JSON of the safety texts (`readSafety`). */
  safety: Generated<string>;
  /** Since when it is hidden for good: only what names it still reads it. */
  deleted_at: Generated<string | null>;
}

/**
 * The fields of a product that lists and searches read. Only triggers write it, from `products` and
 * the translated names. Names are in the form that search compares, null without a translation.
 */
interface ListingsTable extends Record<`name_${Exclude<Language, "ro">}`, string | null> {
  id: Generated<number>;
  product_id: string;
  category_id: string;
  /** For sale: active, in an active category. */
  is_listed: Flag;
  is_active: Flag;
  price_bani: number;
  material: string | null;
  created_at: string;
  name_ro: string;
  /** The shape of the piece. */
  form: string;
}

/** The owner's words for a kind of pieces in a language, one a line; they take the default list's place. */
interface SearchWordsTable {
  language: Language;
  kind: string;
  /** Null where the default list is in force again. */
  words: string | null;
  version: Generated<number>;
}

interface ProductImagesTable {
  id: string;
  product_id: string;
  image_url: string;
  alt: string;
  is_primary: Flag;
  display_order: number;
}

/** A price that something had from an instant on. Only triggers write it, and nothing changes it. */
interface PriceHistoryTable {
  id: Generated<number>;
  subject: "product" | "material" | "handle";
  subject_id: string;
  price_bani: number;
  is_reduced: Flag;
  is_public: Flag;
  started_at: string;
}

/** What a material and a handle have in common: customers choose them for a piece. */
interface OptionsTable {
  id: string;
  name: string;
  /** One sentence for customers; empty if there is none. */
  description: Generated<string>;
  surcharge_bani: number;
  image_url: string | null;
  status: CatalogueStatus;
  display_order: number;
  is_sample: Flag;
  /** Grows with each edit; see 0018_row_versions. */
  version: Generated<number>;
  /** How much formaldehyde a decor gives off; empty while nobody has said, and of handles. */
  emission: Generated<"" | "E05" | "none">;
  /** The supplier's article; empty if there is none. */
  supplier_code: Generated<string>;
}

/** A decor: a sheet material that the workshop cuts. Lengths in mm, prices without VAT. */
/** Each change is a new row; `content` is JSON. The highest version is in force. */
interface VersionsTable {
  version: number;
  content: string;
  saved_at: string;
}

interface MaterialsTable extends OptionsTable {
  board: Generated<"pal" | "mdf">;
  /** Such as `18` or `18,25`, growing. */
  thicknesses: Generated<string>;
  sheet_length_mm: Generated<number>;
  sheet_width_mm: Generated<number>;
  price_per_m2_bani: Generated<number>;
  /** Whether its boards may not be turned on the sheet. */
  has_grain: Generated<Flag>;
  /** Days until an ordered sheet comes; null for what is in stock. */
  on_order_days: number | null;
  /** How it is drawn: the colours (#rrggbb) of a board's faces, and the lines over them, if any. */
  color_top: Generated<string>;
  color_front: Generated<string>;
  color_side: Generated<string>;
  grain_color: string | null;
  grain_lines: number | null;
  grain_percent: number | null;
  is_glossy: Generated<Flag>;
}

/** Photographs of the planner's kinds in a decor. */
interface DecorPicturesTable {
  material_id: string;
  kind: "wardrobe" | "bookcase" | "chest";
  image_url: string;
  is_sample: Generated<Flag>;
}

/** How many swatches there are of a decor; none are offered of one without a row. */
interface SwatchesTable {
  material_id: string;
  stock: number;
}

/** The code by which the price of an order's swatches is given back. */
interface SwatchCreditsTable {
  order_id: string;
  discount_id: string;
}

/** A handle; `shape` and `color` are how it is drawn. The price is the workshop's, without VAT. */
interface HandlesTable extends OptionsTable {
  price_bani: Generated<number>;
  shape: Generated<"bar" | "bow" | "knob" | "none">;
  color: Generated<string>;
  length_mm: Generated<number>;
  /** Between the two holes; 0 for a single one or none. */
  hole_spacing_mm: Generated<number>;
}

interface ReviewsTable {
  id: string;
  product_id: string;
  user_id: string | null;
  author_name: string;
  rating: number;
  text: string;
  is_verified_buyer: Flag;
  is_sample: Flag;
  created_at: string;
  approved_at: string | null;
  refused_at: string | null;
  refusal_reason: string | null;
  /** The workshop's reply below the review. */
  answer: string | null;
  answered_at: string | null;
  /** In which it was written, and in which the reply. */
  language: Generated<string>;
  answer_language: Generated<string>;
  /** Grows with each edit; see 0018_row_versions. */
  version: Generated<number>;
}

/** WebP; without a thumbnail where none could be made. */
interface ReviewPicturesTable {
  id: string;
  review_id: string;
  position: number;
  bytes: Buffer;
  thumbnail: Buffer | null;
}

interface ProductQuestionsTable {
  id: string;
  product_id: string;
  name: string;
  /** In small letters, until the answer has been mailed there. */
  email: string | null;
  language: string;
  text: string;
  created_at: string;
  answer: string | null;
  answer_language: string | null;
  answered_at: string | null;
  hidden_at: string | null;
  version: Generated<number>;
}

interface MovedProductsTable {
  category_slug: string;
  number: number;
  product_id: string;
}

interface RenamedCategoriesTable {
  slug: string;
  category_id: string;
}

interface CartsTable {
  id: string;
  checkout_token: string;
  /** The customer who owns the cart; null for a visitor's. */
  user_id: string | null;
  created_at: string;
  updated_at: string;
  /** The code that was typed, folded; empty for none. */
  discount_code: Generated<string>;
}

/** An order that staff write down for a customer, until it is placed. */
interface DeskOrdersTable {
  id: string;
  /** The cart with its lines, which is nobody's own. */
  cart_id: string;
  /** The customer's account; null for who has none. */
  user_id: string | null;
  /** For whom it is; empty once it is placed. */
  full_name: string;
  /** What was typed, by its fields, as JSON. */
  typed: string;
  begun_at: string;
  /** An administrator's id. */
  begun_by: string;
  /** What became of it. */
  order_id: Generated<string | null>;
  /** As what it was sent to its customer; null before. */
  request_id: Generated<string | null>;
  version: Generated<number>;
}

/** What was typed at the checkout of a cart, as JSON. */
interface CheckoutDraftsTable {
  cart_id: string;
  /** Of the browser's session in which it was typed. */
  session_hash: string;
  /** The customer who typed it; null for a visitor. */
  user_id: string | null;
  details: string;
  typed_at: string;
}

interface CartLinesTable {
  id: string;
  cart_id: string;
  /** Null for a planned piece and a swatch. */
  product_id: string | null;
  /** The decor whose swatch it is; null for furniture. */
  swatch_id: Generated<string | null>;
  /** The text of the design; empty for a ready-made piece. */
  configuration: string;
  quantity: number;
  seen_price_bani: number;
  added_at: string;
  removed_at: string | null;
}

/** What somebody has saved for later: a customer's list, or that of who holds its token. */
interface SavedListsTable {
  id: string;
  /** Null for a visitor's. */
  user_id: string | null;
  token_hash: string;
  created_at: string;
  changed_at: string;
  /** How many of its links were ended. */
  link_number: Generated<number>;
}

interface EndedSavedLinksTable {
  token_hash: string;
  ended_at: string;
}

interface SavedItemsTable {
  id: string;
  list_id: string;
  /** Null for a planned piece. */
  product_id: string | null;
  /** The text of the design; empty for a ready-made piece. */
  configuration: string;
  /** What it cost when it was saved. */
  price_bani: number;
  saved_at: string;
}

/** A design with a link of its own. It says nothing of who shared it. */
interface SharedDesignsTable {
  /** The secret part of its link. */
  code: string;
  /** `D-2026-00001`, by which the staff find it. */
  number: string;
  product_id: string | null;
  configuration: string;
  /** What it cost when it was first shared. */
  price_bani: number;
  created_at: string;
  /** When it was last shared. */
  shared_at: string;
}

interface OrderNumbersTable {
  year: number;
  last_number: number;
}

/** The columns of an order that its buyer fills: one for each field of app/sales/orders/checkout-form.ts. */
export interface OrderDetailColumns {
  buyer_kind: "person" | "company";
  /** Of the company; these four are empty for a person. */
  company_name: string;
  tax_code: string;
  registry_number: string;
  iban: string;
  full_name: string;
  email: string;
  phone: string;
  country: string;
  /** The code of a county; empty abroad. */
  county: string;
  /** Of Bucharest; empty elsewhere. */
  sector: string;
  address: string;
  city: string;
  postal_code: string;
  delivery_method: "delivery" | "pickup";
  /** Where it is delivered, if elsewhere; these seven are empty otherwise. */
  delivery_name: string;
  delivery_country: string;
  delivery_county: string;
  delivery_sector: string;
  delivery_address: string;
  delivery_city: string;
  delivery_postal_code: string;
  /** Empty, like the floor and the assembly, for who comes for it. */
  carrying: "" | "none" | "stairs" | "lift";
  /** A whole number; empty where nothing is carried. */
  floor: string;
  assembly: "" | "no" | "yes";
  notes: string;
  payment_method: "bank_transfer" | "cash_on_delivery" | "card";
}

export interface OrdersTable extends OrderDetailColumns {
  id: string;
  number: string;
  token: string;
  checkout_token: string;
  form_digest: string;
  user_id: string | null;
  language: string;
  payment_status: PaymentStatus;
  status: OrderStatus;
  subtotal_bani: number;
  vat_bani: number;
  total_bani: number;
  advance_bani: number;
  /** The share of what is made to order in that; 50 in orders of before. */
  advance_percent: Generated<number>;
  vat_percent: number;
  is_vat_included: Flag;
  placed_at: string;
  /** Always the sum of the order's payments. */
  paid_bani: Generated<number>;
  /** Placed before the shop was opened: shown marked, left out of sums, removed at the opening. */
  is_trial: Generated<Flag>;
  /** The terms and the privacy policy that its buyer accepted; null in orders of before. */
  terms_text_id: Generated<string | null>;
  privacy_text_id: Generated<string | null>;
  /** The day by which what comes before the work is to be paid; empty in orders of before. */
  advance_due_on: Generated<string>;
  /** What the parts come to that were handed over, with VAT, less what of that is owed no longer; bani. */
  delivered_bani: Generated<number>;
  /** The day of the last of them; empty before one. */
  part_delivered_on: Generated<string>;
  /** What of the total is owed no longer: pieces taken back, and the price lowered. */
  reduced_bani: Generated<number>;
  /** The part of that by which the price of what the buyer keeps was lowered. */
  lowered_bani: Generated<number>;
  transport_state: Generated<TransportState>;
  /** The zone's name as it was; empty outside all zones, for a pick-up and in orders of before. */
  transport_zone: Generated<string>;
  /** The days in which the zone is reached, or as an offer says; null where nobody has said. */
  transport_from_days: Generated<number | null>;
  transport_to_days: Generated<number | null>;
  /** Prices as shown, like those of the lines: with or without VAT as the order says. */
  transport_bani: Generated<number>;
  carrying_bani: Generated<number>;
  assembly_bani: Generated<number>;
  /** Work on what is made to order waits until its customer has approved the drawings. */
  are_drawings_required: Generated<Flag>;
  /** The code that it was placed with, also by its letters; null and empty without one. */
  discount_id: Generated<string | null>;
  discount_code: Generated<string>;
  /** What the code, or staff without one, took off its pieces, as shown like their prices; the sum of the lines' shares. */
  discount_bani: Generated<number>;
  /** Swatches of decors and no furniture. */
  has_only_swatches: Generated<Flag>;
}

/**
 * How far an order's transport is agreed. `none`: of before, or spoken about outside of the shop;
 * `to_quote`: the desk has to make an offer; `quoted`: the customer has to answer it.
 */
export type TransportState = "none" | "agreed" | "to_quote" | "quoted" | "declined";

export type OrderChangeState = "draft" | "sent" | "accepted" | "declined" | "withdrawn";

/** A change of a placed order, as staff write it and as its customer is asked about it. */
interface OrderChangesTable {
  id: string;
  order_id: string;
  /** Of its order, from 1. */
  number: number;
  state: Generated<OrderChangeState>;
  /** What staff wrote, as JSON (`DraftChange`). */
  draft: Generated<string>;
  /** What was agreed, and what is to be in its place, as JSON (`OrderVersion`); empty in a draft. */
  before: Generated<string>;
  after: Generated<string>;
  /** Said to the customer. */
  note: Generated<string>;
  /** The last day of Bucharest's calendar on which it may be accepted. */
  valid_until: Generated<string>;
  made_at: string;
  made_by: string;
  sent_at: Generated<string | null>;
  answered_at: Generated<string | null>;
  /** Who took the answer: `customer`, or the administrator's id who heard it or needed none. */
  answered_by: Generated<string>;
  /** What was said with the answer. */
  answer_note: Generated<string>;
  version: Generated<number>;
}

/** An offer for the transport of an order; the one with the highest number counts. */
interface TransportQuotesTable {
  id: string;
  order_id: string;
  number: number;
  /** As shown, like the prices of the order's lines. */
  price_bani: number;
  days_from: number;
  days_to: number;
  /** The last day of Bucharest's calendar on which it may be accepted. */
  valid_until: string;
  made_at: string;
  made_by: string;
  answer: Generated<"" | "accepted" | "declined">;
  answered_at: Generated<string | null>;
}

export type QuoteSource = "planner" | "product" | "cart" | "contact" | "assistant";

/**
 * `new`: it waits for the shop, `answered`: for its customer; all others have an end. One that expired
 * may be asked again.
 */
export type QuoteRequestState = "new" | "answered" | "accepted" | "declined" | "expired" | "closed";

export type QuoteState =
  | "draft"
  | "sent"
  | "replaced"
  | "accepted"
  | "declined"
  | "asked_again"
  | "expired";

/** Somebody asks for an offer: for designs, by photographs, in words. */
interface QuoteRequestsTable {
  id: string;
  number: string;
  /** Of its page. */
  token: string;
  /** Of what was sent, by whom and on which day, so that it is kept once. */
  form_digest: string;
  user_id: string | null;
  language: string;
  source: QuoteSource;
  name: string;
  email: string;
  phone: string;
  /** The code of a county; empty abroad. */
  county: string;
  city: string;
  wishes: string;
  state: Generated<QuoteRequestState>;
  /** Since when it is in its state, or waits for the shop's next answer. */
  changed_at: string;
  created_at: string;
  /** The order that it became; null before, and once that is gone. */
  order_id: Generated<string | null>;
  /** Why the shop closed it; the customer is told. */
  closed_reason: Generated<string>;
  /** Grows with each change of it and of its quotes. */
  version: Generated<number>;
}

/** A piece that somebody asks an offer for, as it stood on that day. */
interface QuoteRequestDesignsTable {
  request_id: string;
  position: number;
  /** Its address, as a query. */
  design: string;
  name: string;
  /** What is shown of it, as JSON. */
  shown: string;
  /** What the shop asked for one on that day; null where it could not be ordered so. */
  price_bani: number | null;
}

interface QuotePicturesTable {
  id: string;
  request_id: string;
  file: string;
  bytes: number;
}

/** A version of the shop's offer; fixed once it is sent, but for its answer. Prices as shown. */
interface QuotesTable {
  id: string;
  request_id: string;
  version: number;
  state: Generated<QuoteState>;
  /** The lines as JSON (`QuoteLine`). */
  lines: string;
  delivery_method: "delivery" | "pickup";
  /** Where the price of transport holds; empty abroad and for a pick-up. */
  county: string;
  transport_bani: number;
  /** Days from the advance to the delivery. */
  days_from: number;
  days_to: number;
  /** The last day of Bucharest's calendar on which it may be accepted. */
  valid_until: string;
  note: string;
  vat_percent: number;
  is_vat_included: Flag;
  total_bani: number;
  /** Of what was sent, so that the same form sent again is known. */
  form_digest: string;
  made_at: string;
  made_by: string;
  sent_at: Generated<string | null>;
  /** When its customer was reminded that its time is nearly over. */
  reminded_at: Generated<string | null>;
  answered_at: Generated<string | null>;
  /** The customer's words with the answer. */
  answer_note: Generated<string>;
  /** What else was agreed on at the desk, as JSON (`DeskPart`); null for an answer to a request. */
  desk: Generated<string | null>;
}

/** Where the shop delivers for which price; prices as the shop shows all its prices. */
interface DeliveryZonesTable {
  id: string;
  name: string;
  /** Codes of counties, as JSON. */
  counties: string;
  /** Beginnings and ranges of postcodes, as `077, 0780-0785`. */
  postcodes: string;
  price_bani: number;
  /** From what the pieces come to it costs nothing; null where it always costs. */
  free_from_bani: number | null;
  days_from: number;
  days_to: number;
  position: number;
  is_active: Flag;
  /** Grows with each edit. */
  version: Generated<number>;
}

export type DiscountKind = "percent" | "sum";

/** A code that customers type. Sums as the shop shows its prices. */
interface DiscountsTable {
  id: string;
  /** Folded: capital letters and digits. */
  code: string;
  kind: DiscountKind;
  /** Percent or bani, by `kind`. */
  value: number;
  /** Days of Bucharest's calendar, both included. */
  first_day: string;
  last_day: string;
  /** Each person may use it once. */
  is_once: Flag;
  /** What the pieces that it is for have to come to. */
  minimum_bani: number;
  /** Ids of the categories that it is for, as JSON; none for all pieces. */
  categories: string;
  most_uses: number | null;
  /** Only triggers write it, from `discount_uses`. */
  uses: Generated<number>;
  /** When the desk ended it. */
  ended_at: Generated<string | null>;
  created_at: string;
  /** Grows with each edit. */
  version: Generated<number>;
}

/** An order that a code was used for; gone once the order is cancelled. */
interface DiscountUsesTable {
  order_id: string;
  discount_id: string;
  /** The buyer's address in small letters, where the code is for each person once; else empty. */
  email: string;
  /** The same for the account. */
  user_id: string | null;
}

interface OrderLinesTable {
  id: string;
  order_id: string;
  product_id: string | null;
  display_order: number;
  name: string;
  configuration: string;
  unit_price_bani: number;
  quantity: number;
  line_total_bani: number;
  /** The Romanian name that staff read; null where `name` is Romanian itself. */
  staff_name: Generated<string | null>;
  /** `configuration` with Romanian names, or null like `staff_name`. */
  staff_configuration: Generated<string | null>;
  /** The days promised when the order was placed; null for orders of before terms were promised. */
  delivery_from_days: Generated<number | null>;
  delivery_to_days: Generated<number | null>;
  /** Made to order, so that the law gives no right to return it (OUG 34/2014, art. 16 c). */
  is_withdrawal_exempt: Generated<Flag>;
  /** The line's share of the order's discount, as shown like its price. */
  discount_bani: Generated<number>;
  /** Its own rate of VAT in percent, as it was agreed; null where that of the order counts. */
  vat_percent: Generated<number | null>;
  /** The decor whose swatch it is; null for furniture, and once the decor is gone. */
  swatch_id: Generated<string | null>;
  /** Of a kitchen: when and by whom its niches were found to be those of the appliances' sheets. */
  niches_confirmed_at: Generated<string | null>;
  niches_confirmed_by: Generated<string | null>;
  /** The text of the design that this was said of; of another it says nothing. */
  niches_confirmed_for: Generated<string | null>;
}

interface OrderHistoryTable {
  id: Generated<number>;
  order_id: string;
  status: OrderStatus;
  changed_at: string;
  /** An administrator's id, or `customer`. */
  changed_by: string;
  /** The message to the customer with the change. */
  note: Generated<string>;
}

/** The workshop's internal remarks; customers never see them. */
interface OrderRemarksTable {
  id: string;
  order_id: string;
  text: string;
  written_at: string;
  written_by: string;
}

export type DrawingAnswer = "approved" | "returned";

/**
 * A numbered drawing of an order's line. Triggers keep it as it is from when it was sent, but for its
 * answer. The current one of a line is the last that was sent: no other has replaced it.
 */
interface DrawingVersionsTable {
  id: string;
  order_line_id: string;
  version: number;
  /** JSON (`readContent`). */
  content: string;
  /** The digest of that very text, in hexadecimal. */
  sha256: string;
  /** What the workshop says to the customer. */
  note: Generated<string>;
  created_at: string;
  created_by: string;
  sent_at: string | null;
  answer: DrawingAnswer | null;
  answered_at: string | null;
  answer_note: Generated<string>;
  replaced_at: string | null;
}

export type ClaimKind = "missing" | "damaged" | "other";
export type ClaimState = "new" | "in_work" | "solved" | "refused";

/** A customer's claim about a delivered order; without a line it is about the whole. */
interface ClaimsTable {
  id: string;
  order_id: string;
  order_line_id: string | null;
  kind: ClaimKind;
  state: ClaimState;
  opened_at: string;
  changed_at: string;
}

/** What was written in a claim, and the state that the claim had from then on. */
interface ClaimEntriesTable {
  id: string;
  claim_id: string;
  /** The id of one of the staff, or `customer`. */
  written_by: string;
  text: string;
  state: ClaimState;
  written_at: string;
  /** Each form writes one entry. */
  form_token: string;
}

/**
 * A picture (WebP): a customer sent it with an answer to a drawing or with an entry of a claim, or staff
 * took it at the delivery.
 */
interface SentPicturesTable {
  id: string;
  drawing_version_id: string | null;
  claim_entry_id: string | null;
  handover_note_id: string | null;
  position: number;
  bytes: Buffer;
  /** The same, small; null where pages show it whole. */
  thumbnail: Buffer | null;
}

/** What staff noted at the delivery of an order, with its pictures. */
interface HandoverNotesTable {
  id: string;
  order_id: string;
  /** What the customer reads below the pictures; empty where nothing was said. */
  remark: string;
  noted_at: string;
  /** The id of the member of the staff. */
  noted_by: string;
  /** The token of the form that it comes from, so that each form is noted once. */
  form_token: string;
}

/** The customers who were written to about the care of what was delivered: once an order. */
interface CareRemindersTable {
  order_id: string;
  reminded_at: string;
}

/** What was done to a board of an order's piece; counts begin at 1. */
interface BoardStepsTable {
  order_line_id: string;
  /** Which of the line's pieces. */
  copy: number;
  /** Its place among the piece's boards. */
  board: number;
  step: "cut" | "edged" | "drilled" | "assembled";
  done_at: string;
  done_by: string;
}

/** A board that was made once more, and what that cost the workshop without VAT. */
interface BoardRemakesTable {
  id: string;
  order_line_id: string;
  copy: number;
  board: number;
  reason: string;
  cost_bani: number;
  remade_at: string;
  remade_by: string;
}

/** An article that the workshop keeps in stock, by its key. */
interface StockItemsTable {
  id: string;
  /** The sum of its moves; below zero what batches took beyond it. */
  on_hand: Generated<number>;
  least: number;
  supplier_id: string | null;
  supplier_code: string;
  /** How many are bought together. */
  pack: number;
  /** The fewest that the supplier takes an order for. */
  minimum: Generated<number>;
  /** What a pack costs without VAT; null where nobody knows. */
  price_bani: Generated<number | null>;
  /** What a unit of what is there has cost on the average, in thousandths of a ban; null before its first price. */
  unit_cost: Generated<number | null>;
  /** When it was counted last; null before that. */
  counted_at: Generated<string | null>;
  /** Grows with each edit; the stock itself is not counted. */
  version: Generated<number>;
}

/** A change of an article's stock; rows are never changed. */
interface StockMovesTable {
  id: Generated<number>;
  item_id: string;
  amount: number;
  reason: "counted" | "received" | "batch" | "undone";
  batch_id: string | null;
  note: string;
  /** What a unit cost that came or was taken, in thousandths of a ban. */
  unit_cost: Generated<number | null>;
  /** The order to a supplier that it came with. */
  supplier_order_id: Generated<number | null>;
  /** Which of that order's deliveries it is, from 1; what takes it back has the same. */
  delivery: Generated<number | null>;
  /** What of a delivery's article a unit had cost before, and a pack's price. */
  cost_before: Generated<number | null>;
  price_before: Generated<number | null>;
  moved_at: string;
  moved_by: string;
}

/** What the owner buys for each role of the construction. */
interface FittingsTable {
  /** The role, and its length where it comes in lengths: `hinge`, `runner-pair-400`. */
  id: string;
  name: string;
  maker: string;
  maker_code: string;
  /** Null where the price is in that of another fitting. */
  price_bani: number | null;
  /** Grows with each edit. */
  version: Generated<number>;
}

/** Who sells the workshop what it makes pieces of. */
interface SuppliersTable {
  id: string;
  name: string;
  /** Empty where orders are given by phone. */
  email: string;
  phone: string;
  /** Working days from an order to its delivery. */
  days: number;
  /** The least that an order comes to, without VAT. */
  minimum_bani: number;
  /** Grows with each edit. */
  version: Generated<number>;
}

/** An order to a supplier: a draft until it is sent, then open until it is closed or cancelled. */
interface SupplierOrdersTable {
  id: Generated<number>;
  supplier_id: string;
  made_at: string;
  sent_at: string | null;
  /** The day on which it is to be here. */
  expected_on: string | null;
  /** When all of it was here, or the rest was given up. */
  closed_at: string | null;
  cancelled_at: string | null;
  /** What the supplier is told besides. */
  note: string;
  /** Grows with each edit of it or its lines. */
  version: Generated<number>;
}

/** An article of an order to a supplier, in its unit. */
interface SupplierOrderLinesTable {
  order_id: number;
  item_id: string;
  ordered: number;
  pack: number;
  /** What a pack costs without VAT; null where nobody knows yet. */
  price_bani: number | null;
  received: Generated<number>;
  /** What the supplier has read: the article's code, and of a fitting what was ordered. Null until it is sent. */
  supplier_code: string | null;
  fitting: string | null;
}

export type PaymentKind = "advance" | "rest" | "refund";

/** Why money went back to a buyer: overpaid, or what is owed fell by it (app/sales/orders/refund-reasons.ts). */
export type RefundReason = "overpaid" | "price_lowered" | "taken_back" | "cancelled";

/** Why a payment counts no more without a refund: it was none, or the buyer's bank took it back. */
export type CorrectionReason = "mistake" | "charged_back";

/** Empty for a payment, and for refunds of before they had to say it. */
export type PaymentReason = "" | RefundReason | CorrectionReason;

/**
 * Payments, with refunds and corrections as negative amounts of the kind "refund". Rows are never changed: a
 * wrong one is corrected by another.
 */
interface PaymentsTable {
  id: string;
  order_id: string;
  kind: PaymentKind;
  method: PaymentMethod;
  amount_bani: number;
  remark: string;
  /** The day in Bucharest on which the money moved: the bank's, or as it was typed. */
  paid_on: string;
  /** When it was noted, which may be later. */
  recorded_at: string;
  recorded_by: string;
  /** The payment that a correction takes back; null elsewhere, and in corrections of before. */
  corrects_id: Generated<string | null>;
  /** The token of the form that recorded it, so that each form records one payment. */
  form_token: Generated<string | null>;
  /** The number of the fiscal receipt or of the receipt book; empty where none was noted. */
  receipt_number: Generated<string>;
  reason: Generated<PaymentReason>;
}

/** A delivery of an order that is handed over in parts; the last one is noted too. */
interface DeliveriesTable {
  id: string;
  order_id: string;
  /** Its place among those of the order, from 1. */
  number: number;
  delivered_at: string;
  delivered_by: string;
}

interface DeliveredLinesTable {
  delivery_id: string;
  order_line_id: string;
  quantity: number;
}

/** A delivery date that was moved after it was promised; days of Bucharest. */
interface PromiseChangesTable {
  id: Generated<number>;
  order_id: string;
  promised_on: string;
  /** As the customer was told. */
  reason: string;
  changed_at: string;
  changed_by: string;
}

/** The work that waits, at most one row. */
interface WorkshopLoadTable {
  id: 1;
  /** What promises are made by, as JSON; `null` where nobody has said how much the workshop does. */
  load: string;
}

/** A mail that reminded of a payment, so that each goes once. */
interface PaymentRemindersTable {
  order_id: string;
  due: "advance" | "rest";
  stage: "soon" | "late";
  reminded_at: string;
}

export type DocumentKind = "proforma" | "advance" | "final" | "storno";

/** A bank account of the shop's; `layout` is JSON (`readLayout`). */
interface BanksTable {
  id: string;
  name: string;
  iban: string;
  layout: string;
  /** Grows with each edit. */
  version: Generated<number>;
}

/** A bank's file that was read. */
interface BankStatementsTable {
  id: string;
  bank_id: string;
  file_name: string;
  file_digest: string;
  /** The days of its first and its last transaction. */
  from_on: string;
  to_on: string;
  /** Whether the file said whose account it is about. */
  names_account: Flag;
  /** JSON of the lines that were not taken over, with why. */
  left_out: string;
  read_at: string;
  read_by: string;
  /** Of the file's dates, where it is not that of the bank's layout; else empty. */
  date_order: Generated<string>;
}

/** Who receives customers, measures or delivers. `kinds`, `counties` and `hours` are JSON. */
interface TeamsTable {
  id: string;
  name: string;
  kinds: string;
  /** ISO codes of the counties it goes to. */
  counties: string;
  /** From Monday, each day's hours as `9:00–17:00`; empty where nobody works. */
  hours: string;
  slot_minutes: number;
  /** How many appointments it takes at once. */
  places: number;
  notice_hours: number;
  weeks_ahead: number;
  is_active: Flag;
  /** Grows with each edit. */
  version: Generated<number>;
}

/** Somebody who works in the workshop. */
interface WorkshopPeopleTable {
  id: string;
  name: string;
  /** JSON: minutes on a working day, by the station. */
  minutes: string;
  is_active: Flag;
  /** Grows with each edit. */
  version: Generated<number>;
}

/** Days, the last one included, on which one person is away, or one station stands still. */
interface WorkshopAbsencesTable {
  id: string;
  /** Exactly one of the two is there. */
  person_id: string | null;
  station: string | null;
  from_day: string;
  to_day: string;
}

/** The day before which the office wants no work on an order. */
interface PlanMovesTable {
  order_id: string;
  not_before: string;
}

/** How long an order took at a station, whoever worked on it. */
interface StationTimesTable {
  order_id: string;
  station: string;
  /** Whole minutes up to when its clock was last stopped. */
  minutes: Generated<number>;
  /** When its clock was started; null while it stands. */
  started_at: string | null;
  version: Generated<number>;
}

/** A day on which nobody comes, or a public holiday that is worked. */
interface HolidaysTable {
  day: string;
  name: string;
  is_worked: Flag;
}

export type AppointmentKind = "showroom" | "measuring" | "delivery";
export type AppointmentState = "booked" | "moved" | "cancelled" | "done";

/** A time that a team keeps for a customer; one that is booked or moved takes a place. */
interface AppointmentsTable {
  id: string;
  token_hash: string;
  /** Of the form that booked it, so that it books once. */
  form_token: string;
  team_id: string;
  kind: AppointmentKind;
  starts_at: string;
  ends_at: string;
  order_id: string | null;
  name: string;
  email: string;
  phone: string;
  /** Empty for the showroom. */
  county: string;
  address: string;
  note: string;
  /** The staff's own words. */
  desk_note: Generated<string>;
  language: string;
  state: AppointmentState;
  /** Of its calendar file: grows when it is moved or cancelled, or goes elsewhere. */
  sequence: Generated<number>;
  /** How many of its links were ended, because they were mailed to somebody else. */
  link_number: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  booked_at: string;
  changed_at: string;
  reminded_at: string | null;
}

/** A time that is kept until `held_until` for who has the mailed link; no appointment yet. */
interface AppointmentHoldsTable extends Pick<
  AppointmentsTable,
  | "id"
  | "token_hash"
  | "form_token"
  | "team_id"
  | "kind"
  | "starts_at"
  | "ends_at"
  | "order_id"
  | "name"
  | "email"
  | "phone"
  | "county"
  | "address"
  | "note"
  | "language"
> {
  asked_at: string;
  held_until: string;
}

/** The digest of the address of a calendar feed; `scope` is a team's id, or `all`. */
interface CalendarFeedsTable {
  scope: string;
  token_hash: string;
  made_at: string;
}

/**
 * A transaction of a statement. Nothing that was read ever changes; a repetition that is counted after all
 * gets a key of its own.
 */
interface BankRowsTable {
  id: Generated<number>;
  statement_id: string;
  bank_id: string;
  line: number;
  /** By which the same transaction is known in another file; null in a row that repeats one. */
  transaction_key: string | null;
  repeats_id: number | null;
  booked_on: string;
  /** Below zero what left the account. */
  amount_bani: number;
  details: string;
  payer: string;
  payer_iban: string;
  /** Empty where the bank wrote that there is none. */
  reference: string;
  /** How often its payments were taken back. */
  undone: Generated<number>;
  /** Why it is a payment of its own although it looks like one that was read before; else empty. */
  counted_because: Generated<string>;
}

/** The payments that a row of a statement was recorded as: one, or one for each order that it is split over. */
interface BankRowPaymentsTable {
  payment_id: string;
  row_id: number;
}

/** How documents of a kind are numbered; those of orders on trial apart. */
interface DocumentSeriesTable {
  kind: DocumentKind;
  is_trial: Flag;
  prefix: string;
  last_number: Generated<number>;
}

/**
 * How far a document has come on its way to the tax authority. `sending`: while it is being sent; `unsure`: it
 * was sent and no answer came, so that nobody knows whether it was taken.
 */
export type UploadState = "waiting" | "sending" | "sent" | "accepted" | "refused" | "unsure";

/** A document that somebody asked to be sent by the authority's interface. */
interface EInvoiceUploadsTable {
  document_id: string;
  state: UploadState;
  /** Sent to the authority's trial, where nothing counts. */
  is_test: Flag;
  /** The number under which the authority took it; empty before. */
  upload_index: Generated<string>;
  /** Why it was refused, or could not be sent the last time; in the authority's words, else empty. */
  reason: Generated<string>;
  /** How often what comes next has been tried. */
  attempts: Generated<number>;
  /** When it is tried next. */
  next_at: string;
  /** Who asked for it: an account's id, and its e-mail as the audit log keeps it. */
  asked_by: string;
  asked_email: string;
}

/** A document as it was issued. Only the last three ever change. */
interface DocumentsTable {
  id: string;
  kind: DocumentKind;
  is_trial: Flag;
  prefix: string;
  number: number;
  /** Prefix and number, as it is called: `AV-000123`. */
  name: string;
  order_id: string;
  /** What it was issued for; the same cause never has two. */
  cause: string;
  /** The document that a storno takes back, in whole or in part. */
  corrects_id: string | null;
  issued_at: string;
  /** The day of that in Bucharest. */
  issued_on: string;
  /** The day on which its VAT falls due, where that is another than the day of its issue. */
  tax_on: Generated<string | null>;
  /** Until this day the law has it kept. */
  kept_until: string;
  buyer_kind: "person" | "company";
  /** Below zero in a storno. */
  net_bani: number;
  vat_bani: number;
  total_bani: number;
  /** JSON of `DocumentContent` (`readDocumentContent`). */
  content: string;
  /** JSON of the same as it is read and printed (`PdfText`), in the words of its day. */
  sheet: string;
  mailed_at: Generated<string | null>;
  /** The number that e-Factura gave it; empty until somebody types it. */
  e_invoice_number: Generated<string>;
  e_invoice_noted_at: Generated<string | null>;
}

export type CardProviderName = "stripe" | "netopia";

export type CardPaymentState =
  | "started"
  | "checking"
  | "refused"
  | "expired"
  | "to_desk"
  | "paid"
  | "refund_due";

/** A customer's attempt to pay by card on a provider's hosted page. */
interface CardPaymentsTable {
  id: string;
  order_id: string;
  provider: CardProviderName;
  kind: Exclude<PaymentKind, "refund">;
  amount_bani: number;
  state: CardPaymentState;
  /** The hosted page as the provider names it; null until it answered. */
  reference: string | null;
  hosted_url: string | null;
  /** The payment as the provider names it, by which it is refunded; known from its events. */
  payment_reference: string | null;
  started_at: string;
  open_until: string;
  /** When its state last changed. */
  settled_at: string | null;
}

export type CardEventKind =
  | "paid"
  | "checking"
  | "refused"
  | "expired"
  | "refunded"
  | "refund-failed"
  | "disputed"
  | "dispute-closed";

/** What a provider reported, each event once. Nothing of a card or its holder. */
interface CardEventsTable {
  provider: CardProviderName;
  event_id: string;
  /** In the provider's own words. */
  type: string;
  kind: CardEventKind;
  /** Null while nothing has said which attempt the payment belongs to. */
  card_payment_id: string | null;
  payment_reference: string | null;
  amount_bani: number | null;
  currency: string | null;
  /** The id of a refund or dispute. */
  detail: string | null;
  /** How a dispute stands, in the provider's words. */
  status: string | null;
  received_at: string;
}

export type CardTaskKind =
  | "wrong_amount"
  | "refund"
  | "refunded_elsewhere"
  | "refund_failed"
  | "dispute";

/** What a payment by card leaves for somebody at the desk to settle. */
interface CardTasksTable {
  id: string;
  card_payment_id: string;
  kind: CardTaskKind;
  /** The event, refund or dispute it is about. */
  subject: string;
  amount_bani: number | null;
  currency: string | null;
  /** Why, as a word of ours. */
  detail: Generated<string>;
  opened_at: string;
  done_at: Generated<string | null>;
  done_by: Generated<string | null>;
}

/** A refund asked of a provider; `asked` until its answer is known. */
interface CardRefundsTable {
  id: string;
  card_payment_id: string;
  form_token: string;
  amount_bani: number;
  state: "asked" | "accepted" | "refused";
  /** Empty where the money was never the order's, and in refunds of before. */
  reason: Generated<"" | RefundReason>;
  reference: string | null;
  asked_at: string;
  asked_by: string;
  answered_at: string | null;
}

/**
 * How an order was found for a statement: not at all, by its number alone, by number and e-mail, from
 * its own page, or by the workshop.
 */
export type WithdrawalKnownBy = "nothing" | "number" | "email" | "order-page" | "desk";

/** A buyer's statement of withdrawal, and what the workshop did about it. */
interface WithdrawalsTable {
  id: string;
  /** Of the page with its receipt. */
  token: string;
  /** The same for the same statement, which is kept once. */
  digest: string;
  order_id: string | null;
  known_by: WithdrawalKnownBy;
  /** As typed; there may be no such order. */
  order_number: string;
  full_name: string;
  email: string;
  /** The whole statement, as its author read and confirmed it. */
  statement: string;
  language: string;
  declared_at: string;
  /** When the goods were back. */
  received_at: Generated<string | null>;
  accepted_at: Generated<string | null>;
  refused_at: Generated<string | null>;
  /** Put aside without an answer. */
  closed_at: Generated<string | null>;
  /** Why another sum is given back than the pieces come to; empty where it is the same. */
  amount_reason: Generated<string>;
  /** The workshop's answer to the customer, or why the statement was put aside. */
  answer: Generated<string>;
}

/** A line of the order that a statement names, or of which pieces came back. */
interface WithdrawalLinesTable {
  withdrawal_id: string;
  order_line_id: string;
  is_declared: Flag;
  /** How many pieces its author withdraws from; null where the statement says none: all of them. */
  declared_quantity: Generated<number | null>;
  returned_quantity: Generated<number>;
}

/** Money owed to a customer for an accepted withdrawal; paid once `paid_at` is set. */
interface RefundsTable {
  id: string;
  withdrawal_id: string;
  amount_bani: number;
  due_on: string;
  recorded_at: string;
  paid_at: Generated<string | null>;
}

/** Orders that are cut together. */
interface BatchesTable {
  id: string;
  number: string;
  created_at: string;
  /** The administrator's id. */
  created_by: string;
  /** Its offcuts were taken from stock, and what it leaves was put there. */
  started_at: string | null;
  /** Its boards are cut, so that it cannot be undone any more. */
  cut_at: string | null;
  undone_at: string | null;
}

/** A line is in one batch that is not undone at most. */
interface BatchLinesTable {
  batch_id: string;
  order_line_id: string;
  /** 0 when its batch was undone. */
  is_live: Generated<Flag>;
}

export type LayoutRunState = "running" | "done" | "stopped" | "interrupted" | "failed";

/** A search for the sheet layouts of a batch; `task` and `best` are JSON. At most one is running. */
interface LayoutRunsTable {
  id: string;
  batch_id: string;
  state: LayoutRunState;
  seed: number;
  /** How long it may take. */
  seconds: number;
  started_at: string;
  reported_at: string;
  ended_at: string | null;
  stop_asked_at: string | null;
  rounds: Generated<number>;
  /** Whole sheets of the best layout. */
  sheets: number | null;
  task: string;
  best: string | null;
}

/** A piece left of a sheet; its id is the number on its label. Lengths in mm. */
interface OffcutsTable {
  id: Generated<number>;
  /** The decor's id, or `*drawer` and `*hdf` for boards of no decor. */
  material: string;
  thickness: number;
  /** Along the grain. */
  length: number;
  width: number;
  added_at: string;
  /** The batch that left it, and which of its pieces it is; null where it was added by hand. */
  made_by_batch: string | null;
  made_as: number | null;
  used_by_batch: string | null;
  discarded_at: string | null;
  discard_reason: Generated<string>;
}

interface MessageRepliesTable {
  id: string;
  message_id: string;
  text: string;
  sent_at: string;
  sent_by: string;
}

/** The views of a product's page on a day of Bucharest's calendar. */
/** The steps from a look to an order. */
export type FigureStep = "view" | "design" | "cart" | "order";

/** How often a step was taken on a day, or in a month under its first day once the month is old. */
interface FiguresTable {
  day: string;
  /** A `FigureKind`. */
  kind: string;
  language: Language;
  step: FigureStep;
  count: number;
}

interface ProductViewsTable {
  product_id: string;
  viewed_on: string;
  count: number;
}

/** An order whose mails are not composed yet. */
interface OrderMailRequestsTable {
  id: Generated<number>;
  order_id: string;
  /** JSON of the products with few pieces left after it. */
  low_stock: string;
}

interface OutboxTable {
  id: string;
  order_id: string | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  attempts: number;
  next_attempt_at: string;
  created_at: string;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
  /** Where the reader unsubscribes from such mails. */
  unsubscribe_url: string | null;
}

/** A file that a mail carries, under the name its reader sees. */
interface OutboxFilesTable {
  mail_id: string;
  position: number;
  file_id: string;
  name: string;
}

/** `id` says what the file was made from, so that many mails carry one. */
interface MailFilesTable {
  id: string;
  type: string;
  bytes: Buffer;
  made_at: string;
}

export type TranslatedSubject =
  | "category"
  | "product"
  | "product_image"
  | "material"
  | "handle"
  | "gallery_image"
  | "testimonial";

/**
 * The translation of one text into one language; the Romanian text is in the thing's own row.
 * `source` is the Romanian text it was translated from. `search_text` is a product's name in the
 * form that search compares, else empty.
 */
interface ContentTranslationsTable {
  subject: TranslatedSubject;
  subject_id: string;
  field: string;
  language: string;
  text: string;
  source: string;
  search_text: string;
  updated_at: string;
}

/** `attachment_file` is the stored file's name, `attachment_name` the sender's. */
interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  language: string;
  attachment_file: string | null;
  attachment_name: string | null;
  attachment_bytes: number | null;
  created_at: string;
  read_at: string | null;
  answered_at: string | null;
  done_at: string | null;
  spam_at: string | null;
  /** Grows with each edit; see 0018_row_versions. */
  version: Generated<number>;
}

/** Receives mail while confirmed and not unsubscribed. */
interface NewsletterSubscribersTable {
  id: string;
  email: string;
  language: string;
  token_hash: string;
  created_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

interface StockAlertsTable {
  id: string;
  product_id: string;
  /** In small letters; empty once it is closed. */
  email: string;
  language: string;
  token_hash: string;
  created_at: string;
  confirmed_at: string | null;
  /** When its mail was written, or its owner ended it. */
  closed_at: string | null;
}

/** `number` is the picture's number in its address, which is never reused. */
interface GalleryImagesTable {
  id: string;
  number: number;
  category_id: string | null;
  image_url: string;
  alt: string;
  display_order: number;
  is_sample: Flag;
  created_at: string;
  /** Grows with each edit; see 0018_row_versions. */
  version: Generated<number>;
  /** The page that shows it: the gallery, or that about the workshop. */
  place: Generated<PicturePlace>;
  /** What stands below it, such as who is on it; empty for nothing. */
  caption: Generated<string>;
  /** The size of a finished work. */
  width_cm: Generated<number | null>;
  height_cm: Generated<number | null>;
  depth_cm: Generated<number | null>;
  /** The design that one can start from, as the planner writes it; empty for none. */
  design: Generated<string>;
  /** The piece of the catalogue that one can start from. */
  product_id: Generated<string | null>;
}

export type PicturePlace = "gallery" | "about";

export type PageName = "terms" | "privacy" | "cookies" | "accessibility" | "about";

/** A page's Markdown. The newest version of a language is shown; the others are its history. */
interface PageVersionsTable {
  id: string;
  page: PageName;
  language: string;
  text: string;
  published_at: string;
  published_by: string;
}

/** A page's version as somebody accepted it: `particulars` is JSON, filled in for its names. */
interface AcceptedTextsTable {
  id: string;
  version_id: string;
  particulars: string;
}

export type OfficialPictureName = "guarantee-notice" | "sal-pictogram";

/** A picture that a law prescribes, as its authority publishes it. */
interface OfficialPicturesTable {
  name: OfficialPictureName;
  content_type: "image/svg+xml" | "image/png";
  width: number;
  height: number;
  sha256: string;
  bytes: Buffer;
  uploaded_at: string;
}

interface TestimonialsTable {
  id: string;
  name: string;
  role: string;
  content: string;
  rating: number;
  image_url: Generated<string | null>;
  display_order: number;
  is_sample: Flag;
}

interface PartnersTable {
  id: string;
  name: string;
  /** The logo. */
  image_url: Generated<string | null>;
  display_order: number;
  is_sample: Flag;
}

/** A conversation with the assistant; `user_id` is the customer who was signed in. */
interface ConversationsTable {
  id: string;
  user_id: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * `extras` and `facts` are JSON: what is shown below a message, and the facts that the tools
 * returned.
 */
interface ConversationMessagesTable {
  id: Generated<number>;
  conversation_id: string;
  is_bot: Flag;
  source: "visitor" | "ai" | "search";
  text: string;
  language: string;
  problem: string | null;
  extras: string;
  facts: string;
  created_at: string;
}

/** The assistant's usage on a day in the shop's time zone; `tokens` includes reservations. */
interface AssistantSharesTable {
  used_on: string;
  /** A keyed digest of the day and the client's address. */
  client_hash: string;
  tokens: number;
}

interface AssistantDaysTable {
  used_on: string;
  tokens: number;
  calls: number;
  answers: number;
  searches: number;
  failures: number;
  last_failure: string | null;
}

/** The encrypted key of an outside service; `ending` is the part of it that a page may show. */
interface ProviderKeysTable {
  name: string;
  sealed: string;
  ending: string;
  saved_at: string;
}

/**
 * An administrator's actions. Triggers refuse to change or delete rows. `before` and `after` are
 * JSON.
 */
interface AuditLogTable {
  id: Generated<number>;
  happened_at: string;
  admin_id: string;
  admin_email: string;
  action: string;
  subject: string;
  subject_id: string;
  before: string | null;
  after: string | null;
}

/** A change to many products: drafted, applied, perhaps undone. `operation` is JSON. */
interface BulkChangesTable {
  id: string;
  admin_id: string;
  operation: string;
  created_at: string;
  applied_at: string | null;
  undone_at: string | null;
}

interface BulkChangeRowsTable {
  change_id: string;
  display_order: number;
  product_id: string;
  name: string;
  before: string;
  after: string;
}

/** An uploaded product file, between its preview and its import. */
interface ProductImportsTable {
  id: string;
  admin_id: string;
  file_name: string;
  content: string;
  created_at: string;
  /** JSON: the versions and stock of the products it names at its upload, by their ids. */
  seen: Generated<string>;
}

/** At most one row. The last two columns are set while the clock is far from `seen_at`. */
interface ClockTable {
  id: number;
  seen_at: string;
  noticed_at: string | null;
  shown_at: string | null;
}

/** One row for each state that needs somebody, while it lasts. */
interface ToldStatesTable {
  state: string;
  noticed_at: string;
  told_at: string | null;
}

/** At most one row: the week of a living workshop in a shop on trial. */
interface SampleWeekTable {
  /** Of the run that makes it; each press is another. */
  id: number;
  state: "running" | "done" | "failed";
  /** Steps that are done, and all there are. */
  done: number;
  total: number;
  /** Why it failed; else empty. */
  reason: string;
  /** When its process last said how far it is. */
  reported_at: string;
}

/** What the week has left beside what its people's addresses mark. */
interface SampleRowsTable {
  /** The table. */
  source: string;
  /** Its key there. */
  row_id: string;
  /** How often something was counted; else the version that the row was left in. */
  amount: number;
}

/** At most one row for each profession. */
interface ProfessionalAdviceTable {
  profession: string;
  given_by: string;
  /** A day. */
  given_on: string;
}

/** One row, while the assistant's model does not answer. */
interface AssistantTroublesTable {
  problem: string;
  since_at: string;
}

/** Written on a server only (db/postgres/row-lock.ts). */
interface BackgroundJobsTable {
  name: string;
  /** In milliseconds since 1970, by the server's clock. */
  begun_at: number;
}

/** Deleted after a day. */
interface SentFormsTable {
  /** A keyed hash of all that was sent and by whom. */
  form: string;
  answer: string;
  sent_at: string;
}

interface ContentVersionTable {
  version: number;
}

/** The fields of an order that lists read. Only triggers write it. */
interface OrderIndexTable {
  /** When the order was placed, in microseconds since 1970: later orders have higher numbers. */
  id: number;
  order_id: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  total_bani: number;
  paid_bani: number;
  is_trial: Generated<Flag>;
  /** The buyer's name as lists sort it. */
  sort_name: Generated<string>;
  /** What is left to pay of it, `leftToPay`. */
  left_bani: Generated<number>;
}

/**
 * What has an entry in the index of what the office looks for: a row of a table, and the thing that it leads to.
 * Only triggers write it (migrations/found-words.ts).
 */
interface FoundEntriesTable {
  id: number;
  source: string;
  source_id: string;
  subject_id: string;
}

/** A person or company, by what they last called themselves. Triggers keep it (migrations/customer-joins.ts). */
interface CustomersTable {
  /** The id of the first thing that they sent. */
  id: string;
  name: Generated<string>;
  company_name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  tax_code: Generated<string>;
  /** As a list sorts them. */
  sort_name: Generated<string>;
  /** All that they were ever called and reached by. */
  words: Generated<string>;
  order_count: Generated<number>;
  /** When they last sent something. */
  last_at: Generated<string>;
  /** Grows whenever all of these are read anew from their records. */
  readings: Generated<number>;
}

/** Something that a customer has sent. Only triggers write it (migrations/customer-records.ts). */
interface CustomerRecordsTable {
  id: Generated<number>;
  source: "users" | "orders" | "quote_requests" | "contact_messages" | "appointments";
  source_id: string;
  /** Null only while its trigger runs. */
  customer_id: string | null;
  user_id: string | null;
  at: string;
  name: string;
  company_name: string;
  /** In small letters. */
  email: string;
  phone: string;
  tax_code: string;
  /** What is compared: without country, spaces and diacritics. */
  phone_figures: string;
  tax_figures: string;
  name_letters: string;
}

/** What the staff noted about a customer. */
interface CustomerNotesTable {
  id: string;
  customer_id: string;
  text: string;
  written_at: string;
  written_by: string;
}

interface CustomerTagsTable {
  customer_id: string;
  tag: string;
}

/** Two customers whom somebody of the staff joined. */
interface CustomerMergesTable {
  id: string;
  customer_id: string;
  /** The id of the one that went. */
  merged_id: string;
  /** What was its own, as JSON: the ids of its records and notes, and its tags. */
  parts: string;
  merged_at: string;
  merged_by: string;
}

/** The rows of a word index: over the order index, the accounts, or what the office looks for. */
type WordsTable = Record<never, never>;

/** Numbers the accounts for the word index. */
interface PeopleTable {
  id: number;
  user_id: string;
}

/** Sums of the orders of one status and payment status that were placed in one slot of a day. */
interface OrderSumsTable {
  /** The first hour of the slot in UTC: `2026-06-14T21`. No day of Bucharest begins within a slot. */
  starts_at: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  count: number;
  total_bani: number;
  paid_bani: number;
}

/** How many e-mail addresses ordered for the first time in a slot. */
interface NewCustomersTable {
  starts_at: string;
  count: number;
}
