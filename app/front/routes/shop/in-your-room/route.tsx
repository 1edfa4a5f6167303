import { json, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";

import { TurnModel } from "~/furniture/model-viewer/front/turn-model";
import { shopOrigin } from "~/platform/env/env.server";
import { drawQrCode } from "~/platform/format/qr-code.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { QrImage } from "~/platform/ui/front/qr-image";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { findShownDesign } from "./find-shown.server";
import { deviceOf, quickLookLink, sceneViewerLink, type Device } from "./phone-links";

export const handle = { i18n: ["room", "model"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * A design at its true size in the visitor's own room, by the viewers that phones bring along. One
 * address for one design: whatever else the query says, it is sent to that one.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const language = await requestLanguage(request);
  const t = await translateFor(request, "room");
  const design = await findShownDesign(url.searchParams, language);
  if (!design) {
    const page = { title: t("none"), description: "", isUnlisted: true };
    return json({ page, shown: null }, { status: 404 });
  }
  const chosen = url.searchParams.get("lng");
  const own = new URLSearchParams(design.query);
  if (chosen) own.set("lng", chosen);
  if (own.toString() !== url.searchParams.toString()) {
    return redirect(paths.inYourRoom(own.toString()));
  }
  const page = new URL(`${paths.inYourRoom(design.query)}&lng=${language}`, shopOrigin);
  return json({
    page: {
      title: t("title", { name: design.name }),
      description: t("description", { name: design.name }),
      isUnlisted: true,
    },
    shown: {
      ...design,
      device: deviceOf(request.headers.get("User-Agent") ?? ""),
      quickLook: quickLookLink(design.usdz),
      sceneViewer: sceneViewerLink(new URL(design.glb, shopOrigin), page, design.name),
      qrCode: drawQrCode(page.href),
    },
  });
}

type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["shown"]>;

export default function InYourRoom() {
  const { t, i18n } = useTranslation("room");
  const { page, shown } = useLoaderData<typeof loader>();
  if (!shown) {
    return (
      <main id="content" className="shell pt-10">
        <h1>{page.title}</h1>
        <p className="mt-3 max-w-prose text-stone">{t("noneText")}</p>
        <p className="mt-6">
          <Link to={paths.products()} className="button button-primary">
            {t("toProducts")}
          </Link>
        </p>
      </main>
    );
  }
  const { name, device } = shown;
  const number = (length: number) => length.toLocaleString(i18n.language);
  const ways: Record<Device, ReactNode> = {
    apple: <Apple key="apple" shown={shown} />,
    android: <Android key="android" shown={shown} />,
    other: <Computer key="other" shown={shown} />,
  };
  const others = (["apple", "android", "other"] as const).filter((one) => one !== device);
  return (
    <main id="content" className="shell pt-10">
      <h1 lang={langOf(shown, "name")}>{t("title", { name })}</h1>
      <p className="mt-3 max-w-prose font-semibold">
        {`${shown.size}.`}
        {shown.handleReach > 0 && ` ${t("handles", { reach: number(shown.handleReach) })}`}
      </p>
      <p className="mt-1 max-w-prose text-stone">{t("intro")}</p>
      {/* Browsers keep a visible element in place when a page grows, here one that disappears, so the page would
          jump. */}
      <div className="mt-8 grid grid-cols-1 gap-10 [overflow-anchor:none] lg:grid-cols-2 lg:gap-14">
        <div>
          <TurnModel glb={shown.turned} name={name} decors={shown.decors} worn={shown.worn}>
            <img
              src={shown.drawing}
              alt={t("drawing", { name })}
              width={480}
              height={400}
              className="block h-auto w-full rounded-edge border border-line bg-sheet object-contain p-2"
            />
          </TurnModel>
          <p className="mt-4">
            <Link to={shown.back} className="button button-secondary">
              {t("back")}
            </Link>
          </p>
        </div>
        <div className="grid content-start gap-8">
          {ways[device]}
          <details className="border-t border-line pt-4">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold underline underline-offset-4">
              {t("others")}
            </summary>
            <div className="mt-4 grid gap-8">{others.map((one) => ways[one])}</div>
          </details>
          <section aria-labelledby="files" className="border-t border-line pt-6">
            <h2 id="files" className="text-xl">
              {t("files.title")}
            </h2>
            <p className="mt-2 max-w-prose text-stone">{t("files.text")}</p>
            <p className="mt-4 flex flex-wrap gap-3">
              {(["glb", "usdz"] as const).map((format) => (
                <a
                  key={format}
                  href={shown[format]}
                  download
                  className="button button-quiet border-line uppercase"
                >
                  {format}
                </a>
              ))}
            </p>
          </section>
        </div>
      </div>
    </main>
  );
}

/** Quick Look opens for a link of this kind around nothing but a picture. */
function Apple({ shown }: { shown: Shown }) {
  const { t } = useTranslation("room");
  return (
    <Way title={t("apple.title")} text={t("apple.text")}>
      <a
        rel="ar"
        href={shown.quickLook}
        className="inline-block rounded-edge border border-line bg-white p-2"
      >
        <img
          src={shown.drawing}
          alt={t("apple.open", { name: shown.name })}
          width={240}
          height={200}
          className="block"
        />
      </a>
    </Way>
  );
}

function Android({ shown }: { shown: Shown }) {
  const { t } = useTranslation("room");
  return (
    <Way
      title={t("android.title")}
      text={t(shown.sceneViewer ? "android.text" : "android.noHttps")}
    >
      {shown.sceneViewer && (
        <a href={shown.sceneViewer} className="button button-primary">
          {t("android.open")}
        </a>
      )}
    </Way>
  );
}

function Computer({ shown }: { shown: Shown }) {
  const { t } = useTranslation("room");
  return (
    <Way title={t("computer.title")} text={t("computer.text")}>
      <QrImage code={shown.qrCode} label={t("computer.picture", { name: shown.name })} />
    </Way>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 max-w-prose text-stone">{text}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
