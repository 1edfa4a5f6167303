import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

/** The way to the page of whoever something is of; nothing where nobody is named any more. */
export function CustomerLink({ id }: { id: string | null }) {
  const { t } = useTranslation("office");
  if (id === null) return null;
  return (
    <Link to={officePaths.customer(id)} className="link inline-block justify-self-start py-1">
      {t("customerPage")}
    </Link>
  );
}
