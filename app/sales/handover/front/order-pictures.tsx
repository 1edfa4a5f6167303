import { useTranslation } from "~/platform/i18n/use-translation";

import type { ShownPictures } from "./shown-pictures.server";

/** The pictures that were taken at the delivery. Needs the text group `handover`. */
export function OrderPictures({ shown }: { shown: ShownPictures }) {
  const { t } = useTranslation("handover");
  if (shown.length === 0) return null;
  return (
    <section className="no-print">
      <h2>{t("title")}</h2>
      {shown.map(({ id, remark, pictures }) => (
        <div key={id} className="mt-3">
          <ul className="flex flex-wrap gap-3">
            {pictures.map(({ number, address, thumbnail }) => (
              <li key={address}>
                <a href={address} className="block">
                  <img
                    src={thumbnail}
                    alt={t("picture", { number })}
                    width={112}
                    height={112}
                    loading="lazy"
                    className="block size-28 border border-line bg-white object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
          {remark && <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{remark}</p>}
        </div>
      ))}
    </section>
  );
}
