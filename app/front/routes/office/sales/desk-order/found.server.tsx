import { useTranslation } from "~/platform/i18n/use-translation";

/** A piece of the catalogue that was found. */
interface FoundPiece {
  id: string;
  name: string;
  price: string;
  stock: number;
}

/** The pieces that were found, each with the button that adds one. */
export function Found({ found }: { found: FoundPiece[] }) {
  const { t } = useTranslation("office-desk-orders");
  if (found.length === 0) {
    return (
      <p role="status" className="mt-3">
        {t("noPiece")}
      </p>
    );
  }
  return (
    <ul className="mt-3 border-t border-line">
      {found.map((piece) => (
        <li
          key={piece.id}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2"
        >
          <span className="min-w-0 wrap-anywhere">
            {piece.name}
            <span className="block text-sm text-stone">
              {piece.price} · {t("inStock", { count: piece.stock })}
            </span>
          </span>
          <button
            name="intent"
            value={`add:${piece.id}`}
            aria-label={t("addNamed", { name: piece.name })}
            className="button button-secondary"
          >
            {t("addOne")}
          </button>
        </li>
      ))}
    </ul>
  );
}
