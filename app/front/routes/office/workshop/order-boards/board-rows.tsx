import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import type { ShownPiece } from "./show-pieces.server";

/** The boards of one piece, each with a box to tick, and one box for all of them. */
export function BoardRows({ piece, chosen }: { piece: ShownPiece; chosen: string[] }) {
  const { t } = useTranslation(["office-boards", "workshop-parts"]);
  const { value, line, name, copy, quantity, boards } = piece;
  return (
    <fieldset className="mb-6 rounded-edge border border-line bg-white p-4">
      <legend className="px-1 font-semibold" lang="ro">
        {t("copy", { line, name, copy, quantity })}
      </legend>
      <label className="flex min-h-11 items-center gap-3 border-b border-line">
        <input
          type="checkbox"
          name="piece"
          value={value}
          defaultChecked={chosen.includes(value)}
          className="size-6 shrink-0"
        />
        {t("wholePiece")}
      </label>
      <ul>
        {boards.map((board) => (
          <li
            key={board.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1 last:border-0"
          >
            <label className="flex min-h-11 min-w-0 flex-1 basis-40 items-center gap-3">
              <input
                type="checkbox"
                name="board"
                value={board.id}
                defaultChecked={chosen.includes(board.id)}
                className="size-6 shrink-0"
              />
              <span className="min-w-0">
                <span className="font-semibold">
                  {board.board}. {t(`workshop-parts:boardNames.${board.name}`)}
                </span>{" "}
                <span className="whitespace-nowrap tabular-nums">
                  {t("size", {
                    length: board.length,
                    width: board.width,
                    thickness: board.thickness,
                  })}
                </span>
                <span className="block text-sm text-stone">
                  {board.decor ?? t(board.stock === "hdf" ? "hdf" : "drawer")}
                  {board.band && ` · ${t("banded", { decor: board.band })}`}
                </span>
              </span>
            </label>
            <span className="flex flex-wrap items-center gap-2">
              {board.done.map((step) => (
                <Badge key={step} tone="good">
                  {t(`steps.${step}`)}
                </Badge>
              ))}
              <Link
                to={officePaths.board(board.id)}
                className="link inline-flex min-h-11 items-center"
              >
                {t("one", { id: `${board.board}` })}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
