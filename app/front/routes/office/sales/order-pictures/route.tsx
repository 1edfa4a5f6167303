import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { notThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { formatMoment } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { FileField, TextArea } from "~/platform/forms/field";
import { UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { translateFor } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { findHandover, formTokenFor } from "~/sales/handover/front/find-pictures.server";
import {
  MOST_AT_ONCE,
  MOST_PICTURES,
  hasDeliveryNote,
  takesPictures,
} from "~/sales/handover/front/handover-rules";
import { showPictures } from "~/sales/handover/front/shown-pictures.server";

import { add, remove } from "./changes.server";
import { pictureForm } from "./schema";

export const handle = { i18n: ["office-handover", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The pictures of an order's delivery, and the form for more. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const member = await guard("sales/order-pictures")(request);
  const number = params.number ?? "";
  const order = await findHandover(number);
  if (!order) throw notThere();
  const t = await translateFor(request, "office-handover");
  const addressOf = (id: string) => officePaths.orderHandover(number, "fotografii", `/${id}`);
  const shown = showPictures(order.notes, addressOf);
  return {
    page: titled(t("title", { number })),
    form: describeForm(pictureForm),
    number,
    // Staff who work with the money are led back to the order, the workshop to its package.
    back: mayDo(member.role, "sales")
      ? officePaths.order(number)
      : officePaths.orderPackage(number),
    note: hasDeliveryNote(order.status) ? officePaths.orderHandover(number, "predare") : null,
    isOpen: takesPictures(order.status),
    left: MOST_PICTURES - shown.reduce((sum, { pictures }) => sum + pictures.length, 0),
    sets: shown.map((set, index) => {
      const { noted_at, by, pictures } = order.notes[index]!;
      return { ...set, noted_at, by, ids: pictures };
    }),
    formToken: formTokenFor(order, member.id),
    buyersLanguage: nameOfLanguage(order.language),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order-pictures"));
  const number = args.params.number ?? "";
  return post.intent === "remove" ? remove(post, number) : add(post, number);
}

export default function OrderPictures() {
  const { t } = useTranslation("office-handover");
  const { number, back, note, isOpen, left, sets, formToken } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={back} className="link">
          {t("back", { number })}
        </Link>
      </p>
      <PageHead title={t("title", { number })} intro={t("intro")}>
        {note && (
          <a href={note} className="button button-secondary">
            {t("note")}
          </a>
        )}
      </PageHead>
      <div className="mt-6 grid max-w-3xl grid-cols-1 gap-6">
        <Pictures />
        {!isOpen && <p className="border-l-2 border-sage pl-3">{t("refused.not-delivered")}</p>}
        {isOpen && left === 0 && (
          <p className="border-l-2 border-sage pl-3">{t("full", { most: MOST_PICTURES })}</p>
        )}
        {isOpen && left > 0 && <AddForm key={formToken} />}
      </div>
      {sets.length > 0 && <p className="mt-4 text-sm text-stone">{t("whoSees")}</p>}
    </main>
  );
}

/** Each picture with the way to remove it. */
function Pictures() {
  const { t, i18n } = useTranslation("office-handover");
  const { number, sets } = useLoaderData<typeof loader>();
  if (sets.length === 0) return <p className="text-stone">{t("none")}</p>;
  return sets.map(({ id, remark, noted_at, by, pictures, ids }) => (
    <Panel key={id} title={formatMoment(noted_at, i18n.language)}>
      <p className="text-stone">{by ?? t("staff")}</p>
      {remark && <p className="mt-1 wrap-anywhere whitespace-pre-line">{remark}</p>}
      <ul className="mt-3 flex flex-wrap gap-4">
        {pictures.map((picture, index) => (
          <li key={picture.address} className="grid justify-items-start gap-1">
            <a href={picture.address} className="block">
              <img
                src={picture.thumbnail}
                alt={t("picture", { number: picture.number })}
                width={112}
                height={112}
                loading="lazy"
                className="block size-28 border border-line bg-white object-cover"
              />
            </a>
            <Form
              method="post"
              action={officePaths.orderHandover(number, "fotografii")}
              preventScrollReset
            >
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="picture" value={ids[index]} />
              <button className="link py-1" aria-label={t("removeOne", { number: picture.number })}>
                {t("remove")}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  ));
}

function AddForm() {
  const { t } = useTranslation("office-handover");
  const {
    form: description,
    number,
    formToken,
    left,
    buyersLanguage,
  } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, {
    id: "pictures-form",
    lastResult: data?.result,
  });
  const files = plainField("pictures", { error: data?.pictureError ?? undefined });
  const most = Math.min(MOST_AT_ONCE, left);
  return (
    <Panel title={t("add")}>
      <ServerForm
        form={form}
        errors={[
          ...errors,
          ...(data?.pictureError ? [{ id: files.id, message: data.pictureError }] : []),
        ]}
        formErrors={data?.reason ? [t(`refused.${data.reason}`)] : []}
        action={officePaths.orderHandover(number, "fotografii")}
        encType="multipart/form-data"
        preventScrollReset
        className="grid gap-4"
      >
        <input type="hidden" name="formToken" value={formToken} />
        <FileField
          field={files}
          label={t("pictures")}
          hint={t("picturesHint", { most, megabytes: UPLOAD_MEGABYTES })}
          accept="image/*"
          multiple
        />
        <TextArea
          field={fields.remark}
          label={t("remark")}
          hint={t("remarkHint", { language: buyersLanguage })}
          rows={2}
        />
        <p>
          <button className="button button-primary">{t("send")}</button>
        </p>
      </ServerForm>
    </Panel>
  );
}
