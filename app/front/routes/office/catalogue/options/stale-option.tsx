import { leiText } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import type { LastAction } from "~/platform/settings/audit-log.server";
import type {
  OfficeOption,
  HandleDetails,
  MaterialDetails,
} from "~/shop/catalogue-editing/option-rows.server";

export type StaleOption = { last?: LastAction } & (
  | { kind: "material"; current: OfficeOption<"material">; yours: MaterialDetails }
  | { kind: "handle"; current: OfficeOption<"handle">; yours: HandleDetails }
);

/** A material or handle as saved now, beside a form that was rendered before. */
export function StaleOptionNotice({ stale, theirs }: { stale: StaleOption; theirs: string }) {
  const rows = useRows(stale);
  return <StaleNotice last={stale.last} rows={rows} theirs={theirs} hasFiles />;
}

function useRows(stale: StaleOption) {
  const { t } = useTranslation(["office-options", "office", "safety"]);
  const yesNo = (is: boolean) => t(is ? "office:yes" : "office:no");
  const labels = {
    name: t("name"),
    description: t("description"),
    supplierCode: t("supplierCode"),
    surcharge: t("surcharge"),
    order: t("office:order"),
    status: t("active"),
    image: t("office:image.title"),
  };
  const inWords = (details: MaterialDetails | HandleDetails) => ({
    name: details.name,
    description: details.description,
    supplierCode: details.supplier_code,
    surcharge: leiText(details.surcharge_bani),
    order: String(details.display_order),
    status: yesNo(details.status === "active"),
    image: details.image_url ?? "",
  });
  if (stale.kind === "handle") {
    const own = (details: HandleDetails) => ({
      ...inWords(details),
      price: leiText(details.price_bani),
      length: String(details.length_mm),
      holeSpacing: String(details.hole_spacing_mm),
      shape: t(`shapes.${details.shape}`),
      color: details.color,
    });
    const ownLabels = {
      ...labels,
      price: t("handlePrice"),
      length: t("length"),
      holeSpacing: t("holeSpacing"),
      shape: t("shape"),
      color: t("color"),
    };
    return compare(ownLabels, own(stale.current), own(stale.yours));
  }
  const own = (details: MaterialDetails) => ({
    ...inWords(details),
    board: t(`boards.${details.board}`),
    thicknesses: details.thicknesses.replaceAll(",", ", "),
    sheet: `${details.sheet_length_mm} × ${details.sheet_width_mm}`,
    pricePerM2: leiText(details.price_per_m2_bani),
    onOrderDays: String(details.on_order_days ?? ""),
    emission: details.emission && t(`safety:emissions.${details.emission}`),
    hasGrain: yesNo(details.has_grain === 1),
    colors: [details.color_front, details.color_top, details.color_side].join(", "),
    grain: [details.grain_color, details.grain_lines, details.grain_percent]
      .filter((value) => value !== null)
      .join(", "),
    glossy: yesNo(details.is_glossy === 1),
  });
  const ownLabels = {
    ...labels,
    board: t("board"),
    thicknesses: t("thicknesses"),
    sheet: t("sections.sheet"),
    pricePerM2: t("pricePerM2"),
    onOrderDays: t("onOrderDays"),
    emission: t("emission"),
    hasGrain: t("hasGrain"),
    colors: t("sections.look"),
    grain: t("grainColor"),
    glossy: t("glossy"),
  };
  return compare(ownLabels, own(stale.current), own(stale.yours));
}
