import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import {
  cardAddress,
  drawingAddress,
  glbAddress,
  usdzAddress,
} from "~/furniture/configurator/drawing-address";
import { plannedDrawingAddress } from "~/furniture/planner/planned-design";
import { createAccountLink } from "~/people/identity/front/account-link.server";
import { listAddresses, saveAddress } from "~/people/identity/front/address.server";
import { startPendingSignIn } from "~/people/identity/front/pending-sign-in.server";
import { makeRecoveryCodes } from "~/people/identity/front/recovery-code.server";
import { serialisePending } from "~/platform/http/cookies.server";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { lineDrawingAddress } from "~/shop/cart/line-design";
import { addOffcut } from "~/workshop/batches/front/offcut.server";

import { addAppointment } from "../appointments/teams";
import { draftDrawing, openedClaim, sentDrawing } from "../approvals/fixtures";
import { wardrobe } from "../boards/designs";
import { fillAndReview } from "../checkout-form";
import { addJoinedCustomer } from "../customers/fixtures";
import { deliveredPicture } from "../handover/fixtures";
import { picture } from "../images";
import { notedPayment, placeProforma } from "../orders-placed";
import { addAttempt } from "../payments/card-world";
import { addStatement } from "../payments/statements";
import { addInvitation, addPerson } from "../people";
import { someOf } from "../promises/proof";
import { addQuoteRequest } from "../quotes/desk";
import { addPlan, order, subscribe } from "../routes/reading";
import { openShop } from "../routes/shop";
import { addSaved } from "../saved/fixtures";
import { addAlert } from "../stock-alerts/fixtures";
import type { Answer } from "../visitor";
import { laidOutBatch } from "../workshop/batches";
import { addDraft, addSupplier } from "../workshop/buying";
import { addMessage, buyer as typedBuyer, pieceId, pieces } from "../world";
import { filesBelow } from "./files";

// So that cards are taken.
// In a process of its own: the build reads its environment once.
process.env.STRIPE_SECRET_KEY = "sk_test_0000";
process.env.STRIPE_WEBHOOK_SECRET = "whsec_0000";
const { db, visitor, signedIn } = await openShop();
const buyer = visitor();
const admin = await signedIn({ role: "administrator" });
const placed = await order(buyer, await pieceId(db, pieces.desk));
const { number: orderNumber } = await db
  .selectFrom("orders")
  .select("number")
  .executeTakeFirstOrThrow();
const documentId = await placeProforma(db, orderNumber);
const paymentId = await notedPayment(db, orderNumber);
await buyer.post("/cos", { intent: "add", productId: await pieceId(db, pieces.bed) });

const customer = await signedIn({ email: "customer@example.com" });
const customerId = await addPerson(db, { email: "customer@example.com" });
await saveAddress(
  customerId,
  null,
  {
    fullName: "Ileana Țăranu",
    phone: "0722123456",
    country: "RO",
    county: "RO-B",
    sector: "1",
    address: "Strada Școlii nr. 7",
    city: "București",
    postalCode: "010101",
    isDefault: true,
  },
  db,
);
const [saved] = await listAddresses(customerId, db);
await db.updateTable("orders").set({ user_id: customerId }).execute();

const piece = {
  form: "desk",
  material: { id: "mdf-mat", top: "#a7b09a", front: "#8f9a82", side: "#6f7964" },
  handle: { id: "none", shape: "none", color: "#2b2f36" },
  widthCm: 140,
  heightCm: 75,
  depthCm: 60,
} as const;

async function acceptedTextId(): Promise<string> {
  const row = await db.selectFrom("accepted_texts").select("id").executeTakeFirstOrThrow();
  return row.id;
}

async function zoneId(): Promise<string> {
  const zone = db.selectFrom("delivery_zones").select("id").limit(1);
  return (await zone.executeTakeFirstOrThrow()).id;
}

async function categoryId(): Promise<string> {
  const row = await db.selectFrom("categories").select("id").executeTakeFirstOrThrow();
  return row.id;
}

/** The number of an order with a piece made of boards. */
async function plannedOrder(): Promise<string> {
  const customer = visitor();
  await addPlan(customer);
  const token = (await order(customer, await pieceId(db, pieces.desk))).slice("/comanda/".length);
  const row = db.selectFrom("orders").select("number").where("token", "=", token);
  return (await row.executeTakeFirstOrThrow()).number;
}

const joined = addJoinedCustomer(db);

/** A message with a file, as the contact form leaves it. */
async function messageId(): Promise<string> {
  const directory = join(process.env.SHOP_DATA ?? "", "uploads", "contact");
  await mkdir(directory, { recursive: true });
  const file = `${randomUUID()}.pdf`;
  await writeFile(join(directory, file), "%PDF-");
  return addMessage(db, { attachment_file: file, attachment_name: "schita.pdf" });
}

/** A statement of withdrawal, as its form leaves it. */
async function withdrawal(): Promise<{ id: string; token: string }> {
  await buyer.post("/retragere", { email: "ana@example.com", intent: "confirm" });
  return db.selectFrom("withdrawals").select(["id", "token"]).executeTakeFirstOrThrow();
}

async function offcut(): Promise<string> {
  const piece = { material: "pal-alb", thickness: 18, length: 900, width: 400 };
  return String(await addOffcut(piece, { id: "", email: "" }, db));
}

/** One visit to each address of the shop; a new address does not compile until it is visited here. */
const visits: Record<keyof typeof paths | keyof typeof serverPaths, () => Promise<Answer>> = {
  home: () => buyer.get(paths.home()),
  legalGuarantee: () => buyer.get(paths.legalGuarantee()),
  withdrawal: () => buyer.get(paths.withdrawal()),
  orderWithdrawal: () => buyer.get(paths.orderWithdrawal(placed.slice("/comanda/".length))),
  withdrawalReceipt: async () =>
    buyer.get(serverPaths.withdrawalReceipt((await withdrawal()).token)),
  batchSheet: async () => admin.get(serverPaths.batchSheet((await laidOutBatch(db)).id, "1.svg")),
  orderDocument: async () =>
    buyer.get(serverPaths.orderDocument(placed.slice("/comanda/".length), documentId)),
  orderDocumentFile: async () =>
    buyer.get(paths.orderDocumentFile(placed.slice("/comanda/".length), documentId)),
  appointment: async () =>
    buyer.get(paths.appointment(`/${(await addAppointment(db)).appointmentToken}`)),
  quote: () => buyer.get(paths.quote()),
  officeQuotePicture: async () => {
    const { id, picture } = await addQuoteRequest(db);
    return admin.get(serverPaths.officeQuotePicture(id, picture));
  },
  saved: () => buyer.get(paths.saved()),
  savedList: async () => buyer.get(serverPaths.savedList((await addSaved(db)).savedList)),
  compare: () => buyer.get(serverPaths.compare()),
  savedDesign: async () => buyer.get(serverPaths.savedDesign((await addSaved(db)).model)),
  products: () => buyer.get(paths.products()),
  planner: () => buyer.get(paths.planner()),
  runPlanner: () => buyer.get(serverPaths.runPlanner()),
  planBasis: () => buyer.get(paths.planBasis(1, "ro")),
  category: () => buyer.get(paths.category("bai")),
  product: () => buyer.get(paths.product("bai", 1)),
  cart: () => buyer.get(paths.cart()),
  checkout: () => buyer.get(paths.checkout()),
  checkoutReview: async () => {
    await fillAndReview(buyer, typedBuyer);
    return buyer.get(paths.checkoutReview());
  },
  order: () => buyer.get(paths.order(placed.slice("/comanda/".length))),
  orderDrawing: async () => {
    const number = await plannedOrder();
    const row = db.selectFrom("orders").select("token").where("number", "=", number);
    const { token } = await row.executeTakeFirstOrThrow();
    return buyer.get(paths.orderDrawing(token, await sentDrawing(db, number)));
  },
  orderClaims: async () => {
    const token = placed.slice("/comanda/".length);
    return buyer.get(paths.orderClaims(token, `/${await openedClaim(db, token)}`));
  },
  handoverPicture: async () => {
    const id = await deliveredPicture(db, orderNumber);
    return buyer.get(serverPaths.handoverPicture(placed.slice("/comanda/".length), id));
  },
  cardPayment: async () => {
    const token = placed.slice("/comanda/".length);
    const own = db.selectFrom("orders").select("id").where("token", "=", token);
    const attempt = await addAttempt(db, await own.executeTakeFirstOrThrow(), { amountBani: 1 });
    return buyer.get(paths.cardPayment(token, attempt));
  },
  acceptedText: async () => buyer.get(paths.acceptedText(await acceptedTextId())),
  inYourRoom: () => buyer.get(paths.inYourRoom(`d=${writeDesign(wardrobe)}`)),
  gallery: () => buyer.get(paths.gallery()),
  about: () => buyer.get(paths.about()),
  contact: () => buyer.get(paths.contact("consultatie")),
  newsletter: () => buyer.get(paths.newsletter()),
  stockAlert: async () =>
    buyer.get(serverPaths.stockAlert(`/${await addAlert(db, "waiting@example.com")}`)),
  subscription: async () => buyer.get(paths.subscription(await subscribe(db))),
  terms: () => buyer.get(paths.terms()),
  privacy: () => buyer.get(paths.privacy()),
  cookies: () => buyer.get(paths.cookies()),
  accessibility: () => buyer.get(paths.accessibility()),
  feed: () => buyer.get(serverPaths.feed("google-ro.xml")),
  sitemap: () => buyer.get(serverPaths.sitemap()),
  robots: () => buyer.get(serverPaths.robots()),
  securityTxt: () => buyer.get(serverPaths.securityTxt()),
  manifest: () => buyer.get(paths.manifest()),
  assistant: () => buyer.get(paths.assistant()),
  consultant: async () => {
    await buyer.post(paths.assistant(), { message: "birouri" });
    return buyer.get(paths.consultant());
  },
  chat: () => buyer.post(paths.chat(), { message: "paturi" }),
  assistantKey: () => admin.get(paths.assistantKey()),
  signIn: () => buyer.get(paths.signIn()),
  secondStep: async () => {
    const somebody = visitor();
    const token = await startPendingSignIn(customerId, false, db);
    const [pair = ""] = (await serialisePending(token)).split(";");
    somebody.setCookie("sign-in", pair.slice("sign-in=".length));
    return somebody.get(paths.secondStep("/cos"));
  },
  proveAgain: async () => {
    const somebody = await signedIn({ email: "again@example.com" });
    const id = await addPerson(db, { email: "again@example.com" });
    await db.updateTable("sessions").set({ proven_at: null }).where("user_id", "=", id).execute();
    return somebody.get(paths.proveAgain("/cos"));
  },
  passkeyChallenge: () => buyer.post(paths.passkeyChallenge(), {}),
  security: () => customer.get(paths.security()),
  recoveryCodes: async () => {
    await makeRecoveryCodes(customerId, db);
    return customer.get(paths.recoveryCodes());
  },
  signUp: () => buyer.get(paths.signUp()),
  requestConfirmation: () => buyer.get(paths.requestConfirmation()),
  confirmEmail: async () =>
    buyer.get(
      paths.confirmEmail(
        await createAccountLink(customerId, "change_email", "new@example.com", db),
      ),
    ),
  resetPassword: () => buyer.get(paths.resetPassword()),
  invitation: async () => {
    const token = "x".repeat(43);
    await addInvitation(db, { token });
    return visitor().get(paths.invitation(token));
  },
  choosePassword: async () =>
    buyer.get(
      paths.choosePassword(
        await createAccountLink(customerId, "reset", "customer@example.com", db),
      ),
    ),
  profile: () => customer.get(paths.profile()),
  address: () => customer.get(paths.address(saved!.id)),
  newAddress: () => customer.get(paths.newAddress()),
  orders: () => customer.get(paths.orders()),
  customerOrder: () => customer.get(paths.customerOrder(orderNumber)),
  accountData: () => customer.get(paths.accountData()),
  accountExport: () => customer.get(paths.accountExport()),
  signOut: () => buyer.post(paths.signOut(), {}),
  office: () => admin.get(paths.office()),
  officeFiguresFile: () => admin.get(serverPaths.officeFiguresFile("")),
  officeDecorPicture: () => admin.get(serverPaths.officeDecorPicture("pal-alb", "dulap")),
  assemblyStep: () => admin.get(serverPaths.assemblyStep(orderNumber, 1, 1)),
  slantedBoard: () => admin.get(serverPaths.slantedBoard(orderNumber, 1, 1)),
  questions: () => buyer.get(serverPaths.questions("bai", 1)),
  swatches: () => buyer.get(serverPaths.swatches()),
  officialPicture: async () => {
    const file = new File([new Uint8Array(await picture("png", 250, 50))], "sal.png");
    const fields = { intent: "save", name: "sal-pictogram" };
    await admin.upload(officePaths.officialPictures(), fields, [["file", file]]);
    const { page } = await admin.get(paths.home());
    return buyer.get(page.querySelector("img[src^='/imagini/oficiale/']")!.getAttribute("src")!);
  },
  drawing: () => buyer.get(drawingAddress(piece, "technical", "ro")),
  plannedDrawing: () => {
    const plan = "1b-f-800x2000x300-t18-p80_os4_pal-alb_pal-alb_metal";
    return buyer.get(plannedDrawingAddress({ plan, version: "" }, "front", "ro"));
  },
  glb: () => buyer.get(glbAddress(piece)),
  usdz: () => buyer.get(usdzAddress(piece)),
  shareCard: () => buyer.get(cardAddress(piece)),
  orderedDrawing: async () => {
    const configuration = JSON.stringify({ ...piece, materialName: "MDF", handleName: "Push" });
    const { id } = await db.selectFrom("order_lines").select("id").executeTakeFirstOrThrow();
    await db.updateTable("order_lines").set({ configuration }).where("id", "=", id).execute();
    const orderLine = { id, names: "buyer" } as const;
    const design = { ...piece, materialName: "", handleName: "", orderLine };
    return buyer.get(lineDrawingAddress(design, "measured", "ro"));
  },
  picture: () => buyer.get(paths.picture("dormitoare-1.webp")),
  language: () => buyer.post(paths.language(), { language: "ro", returnTo: "/" }),
  economicMode: () => buyer.post(paths.economicMode(), { economy: "off", returnTo: "/" }),
  textGroup: () => buyer.get(paths.textGroup("ro", "nav")),
  health: () => buyer.get(serverPaths.health()),
  readiness: () => buyer.get(serverPaths.readiness()),
  searchSuggestions: () => buyer.get(`${serverPaths.searchSuggestions()}?cauta=dulap`),
};

const rails = { "hardware rail": { least: 10 } };
const supplierOrder = async () => addDraft(db, await addSupplier(db), rails);

/** The same for each address of the office. */
const officeVisits: Record<keyof typeof officePaths, () => Promise<Answer>> = {
  find: () => admin.get(`${officePaths.find()}?q=dulap`),
  plan: () => admin.get(officePaths.plan()),
  today: () => admin.get(officePaths.today()),
  workshopPeople: () => admin.get(officePaths.workshopPeople()),
  workshopPerson: () => admin.get(officePaths.workshopPerson("nou")),
  workshopAbsences: () => admin.get(officePaths.workshopAbsences()),
  production: () => admin.get(officePaths.production()),
  batches: () => admin.get(officePaths.batches()),
  batch: async () => admin.get(officePaths.batch((await laidOutBatch(db)).id)),
  batchCuts: async () => admin.get(officePaths.batchCuts((await laidOutBatch(db)).id)),
  offcuts: () => admin.get(officePaths.offcuts()),
  offcutLabel: async () => admin.get(officePaths.offcutLabel(await offcut())),
  deskOrder: () => admin.get(officePaths.deskOrder()),
  orderParts: () => admin.get(officePaths.orderParts(orderNumber)),
  orderChange: () => admin.get(officePaths.orderChange(orderNumber)),
  orderContact: () => admin.get(officePaths.orderContact(orderNumber)),
  orderMethod: () => admin.get(officePaths.orderMethod(orderNumber)),
  orderPromise: () => admin.get(officePaths.orderPromise(orderNumber)),
  orderCancel: () => admin.get(officePaths.orderCancel(orderNumber)),
  orderPayment: () => admin.get(officePaths.orderPayment(orderNumber, paymentId)),
  orderBilling: () => admin.get(officePaths.orderBilling(orderNumber)),
  document: async () => admin.get(officePaths.document(documentId)),
  statements: () => admin.get(officePaths.statements()),
  statement: async () => {
    const { statement } = await addStatement(db, [{ lei: "10.00", details: "un extras" }]);
    return admin.get(officePaths.statement(statement, "?arata=de-decis"));
  },
  banks: () => admin.get(officePaths.banks()),
  bank: () => admin.get(officePaths.bank("nou")),
  bookkeeping: () => admin.get(officePaths.bookkeeping("de=2026-01-01&pana=2026-01-31")),
  accountsFile: () => admin.get(officePaths.accountsFile("vanzari.csv", "de=2026-01-01")),
  appointments: async () => {
    const { appointment } = await addAppointment(db);
    return admin.get(officePaths.appointments(appointment, "muta"));
  },
  appointmentTeam: () => admin.get(officePaths.appointmentTeam("nou")),
  quotes: () => admin.get(officePaths.quotes()),
  quote: async () => admin.get(officePaths.quote((await addQuoteRequest(db)).id)),
  savedDesigns: () => admin.get(officePaths.savedDesigns()),
  withdrawals: () => admin.get(officePaths.withdrawals()),
  withdrawal: async () => admin.get(officePaths.withdrawal((await withdrawal()).id)),
  stock: () => admin.get(officePaths.stock()),
  stockItem: async () => {
    await admin.post(officePaths.stock(), { article: "hardware hinge" });
    return admin.get(officePaths.stockItem("hardware hinge"));
  },
  stockOrderFile: () => admin.get(officePaths.stockOrderFile()),
  stockCount: () => admin.get(officePaths.stockCount()),
  fittings: () => admin.get(officePaths.fittings()),
  suppliers: () => admin.get(officePaths.suppliers()),
  supplier: () => admin.get(officePaths.supplier("nou")),
  supplierOrders: () => admin.get(officePaths.supplierOrders()),
  supplierOrder: async () => admin.get(officePaths.supplierOrder(await supplierOrder())),
  supplierOrderFile: async () =>
    admin.get(officePaths.supplierOrderFile(await supplierOrder(), "csv")),
  productionFigures: () => admin.get(officePaths.productionFigures("2026-11")),
  orderBoards: async () => admin.get(officePaths.orderBoards(await plannedOrder(), "cut")),
  board: async () => admin.get(officePaths.board(`${await plannedOrder()}.1.1.1`)),
  orderDrawings: async () => {
    const number = await plannedOrder();
    const id = await draftDrawing(db, number);
    return admin.get(officePaths.orderDrawings(number, `/${id}/front.svg`));
  },
  orderHandover: async () => {
    const id = await deliveredPicture(db, orderNumber);
    return admin.get(officePaths.orderHandover(orderNumber, "fotografii", `/${id}`));
  },
  claims: () => admin.get(officePaths.claims()),
  cards: () => admin.get(officePaths.cards("/de-rezolvat")),
  assistant: () => admin.get(officePaths.assistant()),
  products: () => admin.get(officePaths.products()),
  product: async () => admin.get(officePaths.product(await pieceId(db, pieces.bed))),
  productDeletion: async () =>
    admin.get(officePaths.productDeletion(await pieceId(db, pieces.bed))),
  productCopy: async () => admin.post(officePaths.productCopy(await pieceId(db, pieces.bed)), {}),
  productsExport: () => admin.get(officePaths.productsExport()),
  imports: () => admin.get(officePaths.imports()),
  import: async () => {
    const file = new File(["name;category;price\nRaft;bai;10"], "raft.csv");
    const { location } = await admin.upload(officePaths.imports(), {}, [["file", file]]);
    return admin.get(officePaths.import(location?.split("/").at(-1) ?? ""));
  },
  bulkChanges: () => admin.get(officePaths.bulkChanges()),
  bulkChange: async () => {
    const product = await pieceId(db, pieces.bed);
    const { location } = await admin.post(officePaths.products(), {
      product,
      operation: "price-percent",
      amount: "10",
    });
    return admin.get(officePaths.bulkChange(location?.split("/").at(-1) ?? ""));
  },
  search: () => admin.get(officePaths.search("/ro/bed")),
  swatches: () => admin.get(officePaths.swatches()),
  discounts: () => admin.get(officePaths.discounts()),
  figures: () => admin.get(officePaths.figures()),
  feeds: () => admin.get(officePaths.feeds()),
  delivery: () => admin.get(officePaths.delivery()),
  zoneDeletion: async () => admin.get(officePaths.zoneDeletion(await zoneId())),
  categories: () => admin.get(officePaths.categories()),
  category: async () => admin.get(officePaths.category(await categoryId())),
  categoryDeletion: async () => admin.get(officePaths.categoryDeletion(await categoryId())),
  options: () => admin.get(officePaths.options()),
  option: () => admin.get(officePaths.option("material", "pal-alb")),
  workshop: () => admin.get(officePaths.workshop("preturi")),
  translations: () => admin.get(officePaths.translations("handle", "metal")),
  orders: () => admin.get(officePaths.orders()),
  ordersFile: () => admin.get(officePaths.ordersFile()),
  ordersConfirm: () => admin.get(`${officePaths.ordersConfirm()}?nr=${orderNumber}`),
  ordersDocuments: () => admin.get(`${officePaths.ordersDocuments()}?nr=${orderNumber}`),
  order: () => admin.get(officePaths.order(orderNumber)),
  orderPackage: () => admin.get(officePaths.orderPackage(orderNumber)),
  packageFile: () => admin.get(officePaths.packageFile("pachet.pdf", orderNumber)),
  orderTimes: () => admin.get(officePaths.orderTimes(orderNumber, "cutting")),
  orderCost: () => admin.get(officePaths.orderCost(orderNumber)),
  auditLog: () => admin.get(officePaths.auditLog()),
  customers: () => admin.get(officePaths.customers()),
  customer: async () => admin.get(officePaths.customer((await joined).customer)),
  customerJoin: async () => admin.get(officePaths.customerJoin((await joined).customer)),
  customerPart: async () => {
    const { customer, customerMerge } = await joined;
    return admin.get(officePaths.customerPart(customer, customerMerge));
  },
  customerNote: async () => {
    const { customer, customerNote } = await joined;
    return admin.get(officePaths.customerNote(customer, customerNote));
  },
  messages: () => admin.get(officePaths.messages()),
  message: async () => admin.get(officePaths.message(await messageId())),
  messageFile: async () => admin.get(officePaths.messageFile(await messageId())),
  reviews: () => admin.get(officePaths.reviews()),
  questions: () => admin.get(officePaths.questions()),
  users: () => admin.get(officePaths.users()),
  user: () => admin.get(officePaths.user(customerId)),
  invitation: async () => admin.get(officePaths.invitation(await addInvitation(db))),
  roles: () => admin.get(officePaths.roles()),
  savedFilters: () => admin.get(officePaths.savedFilters()),
  newsletter: () => admin.get(officePaths.newsletter()),
  newsletterFile: () => admin.get(officePaths.newsletterFile()),
  gallery: () => admin.get(officePaths.gallery()),
  galleryImage: async () => {
    const { id } = await db.selectFrom("gallery_images").select("id").executeTakeFirstOrThrow();
    return admin.get(officePaths.galleryImage(id));
  },
  pages: () => admin.get(officePaths.pages()),
  page: () => admin.get(officePaths.page("termeni")),
  officialPictures: () => admin.get(officePaths.officialPictures()),
  opening: () => admin.get(officePaths.opening()),
  launch: () => admin.get(officePaths.launch()),
  guide: () => admin.get(officePaths.guide("prima-saptamana")),
  state: () => admin.get(officePaths.state()),
  installation: () => admin.get(officePaths.installation()),
  settings: () => admin.get(officePaths.settings()),
};

/** Addresses that only lead on, and how. */
const onward: Partial<Record<string, number>> = {
  language: 303,
  economicMode: 303,
  signOut: 303,
  chat: 303,
  productCopy: 303,
  passkeyChallenge: 303,
  // The order is of a ready-made piece, which has no steps of assembly and no boards.
  assemblyStep: 404,
  slantedBoard: 404,
};

const everyVisit = [...Object.entries(visits), ...Object.entries(officeVisits)];

test.each(someOf(everyVisit, 2))("the address of %s is served", async (name, visit) => {
  expect((await visit()).status).toBe(onward[name] ?? 200);
});

test("an address that nobody serves is found out", async () => {
  expect((await buyer.get("/galerie-veche")).status).toBe(404);
});

test("links and form targets come from the lists of addresses", () => {
  const written = /\b(?:to|action|href)=(?:"\/|\{[`"]\/)/;
  for (const { path, text } of filesBelow("app", ".tsx")) {
    const lines = text.split("\n").filter((line) => written.test(line));
    expect(lines, path).toEqual([]);
  }
  expect(`<Link to="/produse">`).toMatch(written);
  expect("<Link to={`/produse/${slug}`}>").toMatch(written);
});
