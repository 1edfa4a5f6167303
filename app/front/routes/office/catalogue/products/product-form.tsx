import type { SubmissionResult } from "@conform-to/react";
import { useLocation, useNavigation } from "@remix-run/react";

import { NEW } from "~/front/desk/record";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { FormToken } from "~/platform/forms/front/form-token";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { EditableProduct } from "~/shop/catalogue-editing/front/editable-product.server";
import type { ProductImage } from "~/shop/catalogue-editing/front/image-rows.server";
import type { productForm } from "~/shop/catalogue-editing/front/product-form";
import type { ImageEdit } from "~/shop/catalogue-editing/front/product-images.server";
import type { Drawn } from "~/shop/catalogue-editing/front/save-product.server";

import { AddImages } from "./add-images";
import { ImageFields } from "./image-fields";
import { ProductFields } from "./product-fields";
import { StaleProductNotice, type StaleProduct } from "./stale-product";
import { valuesOf } from "./values";

export interface ProductFormData {
  /** The token of a new product's form. */
  formToken: string | null;
  form: DescriptionOf<typeof productForm>;
  product: EditableProduct | null;
  images: ProductImage[];
  suggestions: string[];
  categories: { slug: string; name: string }[];
}

export interface ProductFormAnswer {
  result: SubmissionResult<string[]>;
  edits: ImageEdit[];
  isNotSaved: boolean;
  /** The version and the stock that the form was rendered from. */
  drawn: Drawn;
  stale?: StaleProduct;
}

/** The product form of spec §5, for a new and for an existing product. */
export function ProductForm({
  data,
  answer: answerBefore,
}: {
  data: ProductFormData;
  answer: ProductFormAnswer | undefined;
}) {
  const { t } = useTranslation("office-products");
  const { t: common } = useTranslation("office");
  const { product, images, suggestions, categories } = data;
  const { search } = useLocation();
  const action = officePaths.product(product?.id ?? NEW);
  const navigation = useNavigation();
  const { answer, ...upload } = useUpload(answerBefore);
  const isSaving = navigation.formAction === action + search || upload.state.kind === "sending";
  const [form, fields, errors] = useServerForm(data.form, {
    lastResult: answer?.result,
    defaultValue: valuesOf(product ?? undefined),
  });
  const reason = { reason: t("refused.unknown") };
  const trouble = t(product ? "refused.change" : "refused.add", reason);
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={answer?.isNotSaved ? [trouble] : []}
      action={action + search}
      encType="multipart/form-data"
      onSubmit={upload.onSubmit}
      preventScrollReset
      className="grid gap-4"
    >
      {/* Enter presses the first button of a form, which is the one that saves. */}
      <button name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {common("save")}
      </button>
      {data.formToken !== null && <FormToken token={data.formToken} />}
      {product && <DrawnWith drawn={answer?.drawn ?? drawnWith(product)} />}
      {answer?.stale && (
        <StaleProductNotice
          stale={answer.stale}
          answer={answer}
          categories={categories}
          theirs={action + search}
        />
      )}
      <ProductFields fields={fields} categories={categories} />
      <ImageFields images={images} edits={answer?.edits} />
      <AddImages fields={fields} suggestions={suggestions} canStay={product !== null} />
      <UploadProgress state={upload.state} />
      <p className="flex flex-wrap gap-3">
        <button name="intent" value="save" aria-busy={isSaving} className="button button-primary">
          {isSaving ? common("saving") : common("save")}
        </button>
        <Link
          to={officePaths.products() + search}
          preventScrollReset
          className="button button-quiet"
        >
          {common("cancel")}
        </Link>
        {product && (
          <Link
            to={officePaths.translations("product", product.id)}
            className="button button-quiet"
          >
            {common("translations")}
          </Link>
        )}
      </p>
    </ServerForm>
  );
}

function drawnWith({ version, stock_quantity }: EditableProduct): Drawn {
  return { version, stock: stock_quantity };
}

/**
 * The version and stock that the form was rendered from, against which it is judged when it comes back.
 */
function DrawnWith({ drawn }: { drawn: Drawn }) {
  return (
    <>
      <input type="hidden" name="version" value={drawn.version} />
      <input type="hidden" name="stockDrawn" value={drawn.stock} />
    </>
  );
}
