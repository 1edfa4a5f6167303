import { json } from "@remix-run/node";

import { notThere, type Post } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { chosenFiles, parseForm, readVersion } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { message } from "~/platform/forms/validation-message";
import type { Flash } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { listUnusedPictures } from "~/platform/media/front/picture-references.server";
import { resetPictureHosts } from "~/platform/media/picture-hosts.server";
import { deleteUploads, storeUpload, refusalMessage } from "~/platform/media/uploads.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findLastAction, type Admin } from "~/platform/settings/audit-log.server";
import {
  detailsOf,
  productForm,
  type ProductForm,
} from "~/shop/catalogue-editing/front/product-form";
import {
  areArranged,
  arrangeImages,
  listProductImages,
} from "~/shop/catalogue-editing/front/product-images.server";
import { reductionMessage } from "~/shop/catalogue-editing/front/reduction-message";
import {
  addProduct,
  changeProduct,
  type Drawn,
  type SaveProductResult,
} from "~/shop/catalogue-editing/front/save-product.server";

import { listBehind } from "./address";
import { readImageEdits } from "./image-edits";
import type { ProductFormAnswer } from "./product-form";
import { readSuggestions } from "./suggestions.server";

const MOST_IMAGES = 20;

/** Saves the form of a product, new or known, then its pictures. */
export async function saveProduct({ request, posted, admin, ...post }: Post) {
  const id = post.id === NEW ? undefined : post.id;
  const submission = parseForm(posted, productForm);
  const edits = readImageEdits(posted);
  const drawn = readDrawn(posted);
  const refuse = (
    fieldErrors: Record<string, string[]>,
    { status = 422, isNotSaved = false, stale, drawn: shown = drawn }: Partial<Refusal> = {},
  ) => {
    const result = submission.reply({ fieldErrors });
    return json({ result, edits, isNotSaved, drawn: shown, stale }, { status });
  };

  if (submission.status !== "success") return refuse({});
  const form = submission.value;
  const files = chosenFiles(posted, "uploads");
  const added = [
    ...readSuggestions(posted).map((image_url) => ({ image_url, alt: form.name })),
    ...(form.imageUrl ? [{ image_url: form.imageUrl, alt: form.imageAlt || form.name }] : []),
  ];
  if (form.intent === "add-image" && added.length + files.length === 0) {
    return refuse({ imageUrl: [message("imageUrlBlank")] });
  }
  const present = id ? await listProductImages(id) : [];
  const kept = present.filter(
    (image) => !edits.some((edit) => edit.id === image.id && edit.isRemoved),
  );
  if (kept.length + added.length + files.length > MOST_IMAGES) {
    return refuse({ imageUrl: [message("imagesTooMany", { count: MOST_IMAGES })] });
  }

  const details = detailsOf(form);
  const saved: SaveProductResult = id
    ? await changeProduct(admin, id, { details, drawn }, async (trx) => {
        const addresses = added.map(({ image_url }) => image_url);
        return files.length === 0 && areArranged(id, edits, addresses, trx);
      })
    : await addProduct(admin, details, { form: sentForm(request, posted, admin.id) });
  switch (saved.kind) {
    case "unknown-category":
      return refuse({ category: [message("categoryUnknown")] });
    case "unknown-product":
      throw notThere();
    case "bad-reduction":
      return refuse({ reducedPrice: [reductionMessage(saved.reason)] });
    case "incomplete":
      return refuse(
        Object.fromEntries(saved.missing.map((field) => [field, [message("publishMissing")]])),
      );
    case "not-saved":
      return refuse({}, { status: 503, isNotSaved: true });
    case "stock-short": {
      const short = message("stockShort", { count: saved.left });
      return refuse({ stock: [short] }, { drawn: { ...drawn, stock: saved.left } });
    }
    case "stale": {
      const { current } = saved;
      const last = await findLastAction("product", current.id);
      const stock = drawn.version === 0 ? current.stock_quantity : drawn.stock;
      const stale = {
        last,
        current,
        yours: details,
        pictures: await listProductImages(current.id),
      };
      return refuse({}, { status: 409, stale, drawn: { version: current.version, stock } });
    }
    case "saved-before":
      return answer(request, {
        id: saved.id,
        isNew: !id,
        form,
        failed: { names: [], mayWorkLater: false },
        edits,
      });
    case "saved": {
      const failed = await savePictures(admin, saved.id, form, edits, added, files);
      return answer(request, { id: saved.id, isNew: !id, form, failed, edits });
    }
  }
}

interface Refusal {
  status: number;
  isNotSaved: boolean;
  stale: ProductFormAnswer["stale"];
  /** The version and stock that the form shows next. */
  drawn: Drawn;
}

/** Reads the version and the stock that the form was rendered from. */
function readDrawn(posted: FormData): Drawn {
  const stock = posted.get("stockDrawn");
  const isStock = typeof stock === "string" && /^\d{1,9}$/.test(stock);
  return isStock
    ? { version: readVersion(posted), stock: Number(stock) }
    : { version: 0, stock: 0 };
}

/** Which pictures failed, and whether trying again in some minutes may help. */
interface FailedPictures {
  names: string[];
  mayWorkLater: boolean;
}

/** Stores the uploads and arranges all pictures. */
async function savePictures(
  admin: Admin,
  productId: string,
  form: ProductForm,
  edits: ReturnType<typeof readImageEdits>,
  added: { image_url: string; alt: string }[],
  files: File[],
): Promise<FailedPictures> {
  const stored: string[] = [];
  const failed: FailedPictures = { names: [], mayWorkLater: false };
  // Pictures are stored one after the other, because each takes much memory while it is decoded.
  for (const file of files) {
    const upload = await storeUpload(file);
    if (upload.kind === "stored") stored.push(upload.image_url);
    else {
      failed.names.push(upload.name || "?");
      if (refusalMessage(upload.reason)[1] === 503) failed.mayWorkLater = true;
    }
  }
  const uploaded = stored.map((image_url) => ({ image_url, alt: form.imageAlt || form.name }));
  const arranged = await arrangeImages(admin, productId, edits, [...added, ...uploaded]).catch(
    async (error: unknown) => {
      await deleteUploads(stored);
      throw error;
    },
  );
  if (arranged.kind === "not-saved") {
    await deleteUploads(stored);
    const names = files.map(({ name }) => name);
    return { names: names.length > 0 ? names : [form.imageUrl || "?"], mayWorkLater: true };
  }
  await deleteUploads(await listUnusedPictures(arranged.gone));
  resetPictureHosts();
  return failed;
}

function answer(
  request: Request,
  saved: {
    id: string;
    isNew: boolean;
    form: ProductForm;
    failed: FailedPictures;
    edits: ReturnType<typeof readImageEdits>;
  },
) {
  const { search } = new URL(listBehind(request), request.url);
  const product = officePaths.product(saved.id) + search;
  const { names, mayWorkLater } = saved.failed;
  if (names.length > 0) {
    // Leads to the product's own page, where failed pictures can be tried again at once.
    return redirectWithFlash(request, product, {
      tone: "warning",
      title: saved.isNew ? "admin.imagesFailedAfterAdd" : "admin.imagesFailedAfterChange",
      text: mayWorkLater ? "admin.imagesNotSavedText" : "admin.imagesFailedText",
      values: { names: names.join(", ").slice(0, 300) },
    });
  }
  if (saved.form.intent === "add-image") {
    return redirectWithFlash(request, product, { tone: "success", title: "admin.imageAdded" });
  }
  const flash: Omit<Flash, "id"> = {
    tone: "success",
    title: saved.isNew ? "admin.productAdded" : "admin.productChanged",
    ...(saved.edits.some(({ isRemoved }) => isRemoved) ? { text: "admin.imageRemoved" } : {}),
    fadesAfter: 5000,
  };
  return redirectWithFlash(request, listBehind(request), flash);
}
