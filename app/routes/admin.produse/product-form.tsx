import { useForm, type SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useLocation, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import type { EditableProduct } from "~/models/product-details.server";
import type { ProductImage } from "~/models/image-rows.server";
import type { ImageEdit } from "~/models/product-images.server";
import { leiText } from "~/money";
import { paths } from "~/paths";
import {
  productForm,
  type ProductForm as AcceptedForm,
  type ProductFormInput,
} from "~/product-form";
import { listErrors } from "~/ui/admin/list-errors";
import { UploadProgress } from "~/ui/admin/upload-progress";
import { useUpload } from "~/ui/admin/use-upload";
import { ErrorSummary } from "~/ui/form-errors";
import { Form, Link } from "~/ui/link";

import { AddImages } from "./add-images";
import { ImageFields } from "./image-fields";
import { ProductFields } from "./product-fields";

export interface ProductFormData {
  product?: EditableProduct;
  images: ProductImage[];
  suggestions: string[];
  categories: { slug: string; name: string }[];
}

export interface ProductFormAnswer {
  result: SubmissionResult<string[]>;
  edits: ImageEdit[];
  isNotSaved: boolean;
}

/** The form of spec §5, for a new product and for one that is there. */
export function ProductForm({
  data,
  answer: answerBefore,
}: {
  data: ProductFormData;
  answer: ProductFormAnswer | undefined;
}) {
  const { t } = useTranslation("admin-products");
  const { t: common } = useTranslation("admin");
  const { product, images, suggestions, categories } = data;
  const { search } = useLocation();
  const action = product ? paths.adminProduct(product.id) : paths.adminProductNew();
  const navigation = useNavigation();
  const { answer, ...upload } = useUpload(answerBefore);
  const isSaving = navigation.formAction === action + search || upload.state.kind === "sending";
  const [form, fields] = useForm<ProductFormInput, AcceptedForm, string[]>({
    lastResult: answer?.result,
    defaultValue: valuesOf(product),
    constraint: getZodConstraint(productForm),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: productForm }),
  });
  const errors = listErrors(fields, Object.keys(productForm.shape));
  const reason = { reason: t("refused.unknown") };
  const trouble = t(product ? "refused.change" : "refused.add", reason);
  return (
    <Form
      method="post"
      action={action + search}
      encType="multipart/form-data"
      id={form.id}
      onSubmit={(event) => {
        form.onSubmit(event);
        upload.onSubmit(event);
      }}
      noValidate
      preventScrollReset
      className="grid gap-4"
    >
      {/* What Enter presses: the first button of a form is the one that saves. */}
      <button name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {common("save")}
      </button>
      <ErrorSummary errors={errors} formErrors={answer?.isNotSaved ? [trouble] : []} />
      <ProductFields fields={fields} categories={categories} />
      <ImageFields images={images} edits={answer?.edits} />
      <AddImages fields={fields} suggestions={suggestions} canStay={product !== undefined} />
      <UploadProgress state={upload.state} />
      <p className="flex flex-wrap gap-3">
        <button name="intent" value="save" aria-busy={isSaving} className="button button-primary">
          {isSaving ? common("saving") : common("save")}
        </button>
        <Link
          to={paths.adminProducts() + search}
          preventScrollReset
          className="button button-quiet"
        >
          {common("cancel")}
        </Link>
        {product && (
          <Link to={paths.adminTranslations("product", product.id)} className="button button-quiet">
            {common("translations")}
          </Link>
        )}
      </p>
    </Form>
  );
}

/** Spec §9: a new product costs 0 and has none in stock until somebody says so; it is active. */
function valuesOf(product: EditableProduct | undefined): Partial<ProductFormInput> {
  if (!product) return { price: "0", stock: "0", status: "on", form: "wardrobe" };
  const { specification } = product;
  return {
    name: product.name,
    category: product.category,
    price: leiText(product.price_bani),
    stock: String(product.stock_quantity),
    description: product.description,
    status: product.status === "active" ? "on" : undefined,
    form: product.form,
    material: product.material ?? undefined,
    specMaterial: specification.material,
    specDimensions: specification.dimensions,
    specColor: specification.color,
    specFeatures: specification.features.join("\n"),
  };
}
