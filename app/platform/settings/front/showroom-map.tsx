import { useTranslation } from "~/platform/i18n/use-translation";

import { mapFrameAddress, mapLinkAddress } from "../places";

interface ShowroomMapProps {
  address: string;
  /** Whether the visitor asked for the real map. */
  isShown: boolean;
  /** The address of the page that shows the map. */
  page: string;
}

/**
 * A drawing of some streets. The real map belongs to another provider, so it is loaded only on
 * request and by a new page, because the security policy of that page alone allows its frame.
 */
export function ShowroomMap({ address, isShown, page }: ShowroomMapProps) {
  const { t } = useTranslation("showroom");
  return (
    <section id="harta" aria-label={t("map.label")} className="mt-14">
      {isShown ? (
        <iframe
          src={mapFrameAddress(address)}
          title={t("map.label")}
          width="1200"
          height="480"
          loading="lazy"
          className="block h-96 w-full border border-line bg-linen"
        />
      ) : (
        <div className="relative overflow-hidden border border-line bg-linen">
          <Streets />
          <div className="absolute bottom-4 left-4">
            <a href={`${page}?harta=da#harta`} className="button button-secondary">
              {t("map.show")}
            </a>
          </div>
        </div>
      )}
      <p className="mt-3 text-sm text-stone">
        {isShown ? t("map.shownNote") : t("map.note")}{" "}
        <a href={mapLinkAddress(address)} rel="noopener noreferrer" className="link">
          {t("map.open")}
        </a>
      </p>
    </section>
  );
}

/** Not to scale: it suggests a place among streets, not this one. */
function Streets() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 380"
      preserveAspectRatio="xMidYMid slice"
      className="block h-72 w-full sm:h-96"
    >
      <path
        d="M0 60C220 100 300 20 520 52S900 120 1200 70V0H0ZM760 250l150-30 40 110-160 30Z"
        className="fill-success/10"
      />
      <path
        d="M-20 330C220 280 420 330 640 280S1020 190 1220 220"
        fill="none"
        strokeWidth="26"
        className="stroke-[#cfdbe0]"
      />
      <g fill="none" className="stroke-white" strokeLinecap="round">
        <path
          d="M-20 150C240 130 420 200 620 178S980 96 1220 140M330-20C350 120 300 240 350 400M930-20C900 90 960 240 920 400"
          strokeWidth="14"
        />
        <path
          d="M90-20L140 400M220-20L230 400M620-20L590 400M780-20L740 400M1060-20L1090 400M-20 70L1220 20M-20 240L600 250L1220 290"
          strokeWidth="7"
        />
      </g>
      <g transform="translate(620 178)">
        <circle r="34" className="fill-sage/25" />
        <path d="M0 6C-22-24-17-52 0-52S22-24 0 6Z" className="fill-sage" />
        <circle cy="-33" r="7" className="fill-white" />
      </g>
    </svg>
  );
}
