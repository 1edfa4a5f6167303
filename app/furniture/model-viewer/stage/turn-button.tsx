import { useEffect, useRef } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";

export type Fault = "failed" | "unsupported";

interface TurnButtonProps {
  isLoading: boolean;
  fault: Fault | undefined;
  /** Whether it has the keyboard's place from what it comes instead of. */
  isFocused: boolean;
  onPress: () => void;
}

export function TurnButton({ isLoading, fault, isFocused, onPress }: TurnButtonProps) {
  const { t } = useTranslation("model");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <div className="no-print mt-4">
      <button
        ref={button}
        type="button"
        className="button button-secondary"
        aria-busy={isLoading}
        onClick={onPress}
      >
        {t("turn")}
      </button>
      <p role="status" className="mt-2 empty:hidden">
        {isLoading && t("loading")}
        {fault && t(fault)}
      </p>
    </div>
  );
}
