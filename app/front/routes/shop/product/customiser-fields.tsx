import type { ShownOption } from "~/furniture/configurator/offered-options";
import type { HandleLook, MaterialLook } from "~/furniture/drawing/piece-look";
import { FieldErrors } from "~/platform/forms/front/field-errors";
import { message } from "~/platform/forms/validation-message";
import { langOf } from "~/platform/i18n/languages";
import { pictureAddress } from "~/platform/media/picture";
import { useDataSaver } from "~/platform/ui/page-hooks";
import { Amount } from "~/platform/ui/price";

interface ChoiceFieldProps {
  label: string;
  /** What is to be said of all options. */
  note?: string;
  chosen: string;
  isWrong: boolean | undefined;
}

/** Materials or handles as cards: a radio button with picture and surcharge. */
export function ChoiceField({
  name,
  label,
  note,
  options,
  chosen,
  isWrong,
}: ChoiceFieldProps &
  (
    | { name: "material"; options: ShownOption<MaterialLook>[] }
    | { name: "handle"; options: ShownOption<HandleLook>[] }
  )) {
  const id = `design-${name}`;
  const isLight = useDataSaver() !== null;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={isWrong ? `${id}-error` : undefined}
    >
      <legend className="mb-2 font-semibold">
        {label}
        {note && <span className="text-sm font-normal text-stone"> · {note}</span>}
      </legend>
      <div className={name === "material" ? "choices" : "choices small"}>
        {options.map((option) => (
          <label key={option.id} className="choice">
            <span className="relative block">
              <span dangerouslySetInnerHTML={{ __html: option.swatch }} />
              {/* If the picture is missing or does not load, the drawing below it shows. */}
              {option.image_url && (
                <img
                  src={pictureAddress(option.image_url, 400, isLight)}
                  alt=""
                  width="400"
                  height="200"
                  loading="lazy"
                  className="absolute inset-0 size-full object-cover"
                />
              )}
            </span>
            <span className="choice-text">
              <input
                type="radio"
                name={name}
                value={option.id}
                defaultChecked={option.id === chosen}
                className="size-4 shrink-0 sm:mt-1"
              />
              <span className="min-w-0">
                <span lang={langOf(option, "name")} className="choice-name">
                  {option.name}
                </span>
                {option.description && (
                  <span
                    lang={langOf(option, "description")}
                    className="block text-sm max-sm:hidden"
                  >
                    {option.description}
                  </span>
                )}
                <span className="choice-price">
                  + <Amount bani={option.surcharge_bani} />
                  {option.note && <br />}
                  {option.note}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={`${id}-error`} of={id} errors={isWrong ? [message(name)] : undefined} />
    </fieldset>
  );
}
