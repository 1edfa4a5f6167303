import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { wordOfKind } from "~/sales/appointments/kinds";
import type { AppointmentKind } from "~db/schema";

/** The kinds of appointments, each a link to its free days. */
export function KindChoice({ kinds }: { kinds: AppointmentKind[] }) {
  const { t } = useTranslation("appointments");
  return (
    <ul className="mt-8 grid max-w-4xl gap-5 sm:grid-cols-2">
      {kinds.map((kind) => (
        <li key={kind}>
          <Link
            to={paths.appointment(`?fel=${wordOfKind(kind)}`)}
            className="block h-full rounded-edge border border-line bg-white p-6 hover:border-ink"
          >
            <span className="block font-heading text-2xl">{t(`kinds.${kind}`)}</span>
            <span className="mt-2 block text-stone">{t(`kindTexts.${kind}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
