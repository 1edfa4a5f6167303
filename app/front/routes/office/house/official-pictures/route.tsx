import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { done, noForm, refused, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { chosenFiles } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import {
  listOfficialPictures,
  officialPictures,
  removeOfficialPicture,
  saveOfficialPicture,
} from "~/shop/content/front/official-picture.server";

import { PicturePanel } from "./picture-panel";

export const handle = { i18n: ["office-launch", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("house/official-pictures")(request);
  const [t, uploaded] = await Promise.all([
    translateFor(request, "office-launch"),
    listOfficialPictures(),
  ]);
  return {
    page: titled(t("official.title")),
    pictures: officialPictures.map((name) => ({
      name,
      uploaded: uploaded.find((one) => one.name === name),
    })),
  };
}

/** The message for a file that was refused. */
const refusals = { size: "officialSize", type: "officialType", active: "officialActive" } as const;

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("house/official-pictures"));
  const { request, posted: form, admin } = post;
  const name = officialPictures.find((one) => one === form.get("name"));
  if (!name) throw noForm();
  if (form.get("intent") === "remove") {
    await removeOfficialPicture(name, admin);
    return done(post, { to: officePaths.officialPictures(), title: "admin.officialRemoved" });
  }
  const [file] = chosenFiles(form, "file");
  if (!file || file.size === 0) {
    const error = message(file ? "fileEmpty" : "officialMissing");
    return refused(post, { name, error });
  }
  const saved = await saveOfficialPicture(name, Buffer.from(await file.arrayBuffer()), admin);
  if (saved.kind === "refused") {
    return refused(post, { name, error: message(refusals[saved.reason]) });
  }
  return redirectWithFlash(request, officePaths.officialPictures(), {
    tone: saved.isPublished ? "success" : "error",
    title: saved.isPublished ? "admin.officialSaved" : "admin.officialOther",
  });
}

export default function OfficialPictures() {
  const { t } = useTranslation("office-launch");
  const { pictures } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <DeskFrame
      title={t("official.title")}
      intro={t("official.intro")}
      back={{ to: officePaths.launch(), label: t("opening.back") }}
    >
      <div className="mt-6 grid max-w-3xl grid-cols-1 gap-6">
        {pictures.map(({ name, uploaded }) => (
          <PicturePanel
            key={name}
            name={name}
            uploaded={uploaded}
            error={data?.name === name ? data.error : undefined}
          />
        ))}
      </div>
    </DeskFrame>
  );
}
