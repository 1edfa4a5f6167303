import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

/** Administrators without a second factor. Each sets it up alone; nobody can do it for another. */
export function Unprotected({
  staff,
}: {
  staff: { id: string; email: string; isSelf: boolean }[];
}) {
  const { t } = useTranslation("office-launch");
  if (staff.length === 0) return null;
  return (
    <>
      <p className="mt-2">{t("withoutFactor")}</p>
      <ul className="mt-1 list-inside list-disc">
        {staff.map(({ id, email, isSelf }) => (
          <li key={id} className="break-all">
            <Link to={officePaths.user(id)} className="link inline-block py-1">
              {email}
            </Link>
            {isSelf && (
              <>
                {" · "}
                <Link to={paths.security(officePaths.launch())} className="link inline-block py-1">
                  {t("remedy")}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
