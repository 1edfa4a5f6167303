import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";

import { useIsHydrated } from "~/platform/ui/page-hooks";

import type { ModelView } from "../stage/model-view";
import type { Stage as LoadedStage } from "../stage/stage";
import { type Fault, TurnButton } from "../stage/turn-button";
import type { TurnedDecor } from "./turned-decor";

interface TurnModelProps {
  /** The address of the model. */
  glb: string;
  /** The piece's. */
  name: string;
  /** None where there is no choice. */
  decors: TurnedDecor[];
  /** The decor that the model comes in, where it is among them. */
  worn: string | undefined;
  /** The piece's picture, in whose place it is turned. */
  children: ReactNode;
}

interface Shown {
  view: ModelView;
  Stage: typeof LoadedStage;
}

/**
 * A picture of a piece, and with script a button that puts in its place the piece itself, to turn
 * and open it. What draws it is loaded at the press; until then, without script, and where nothing
 * can draw, the picture stays.
 */
export function TurnModel(props: TurnModelProps) {
  return <Turnable key={props.glb} {...props} />;
}

function Turnable({ glb, name, decors, worn, children }: TurnModelProps) {
  const isHydrated = useIsHydrated();
  const [isLoading, setLoading] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [shown, setShown] = useState<Shown>();
  const [wasShown, setWasShown] = useState(false);
  const leaving = useRef<AbortController>();
  const view = shown?.view;
  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => () => view?.dispose(), [view]);

  async function show() {
    if (isLoading) return;
    const context = document.createElement("canvas").getContext("webgl2", { antialias: true });
    setFault(context ? undefined : "unsupported");
    if (!context) return;
    setLoading(true);
    const { signal } = (leaving.current = new AbortController());
    try {
      const [{ createModelView }, { Stage }] = await Promise.all([
        import("../stage/model-view"),
        import("../stage/stage"),
      ]);
      const made = await createModelView(context, glb, signal);
      if (signal.aborted) made.dispose();
      else setShown({ view: made, Stage });
    } catch {
      if (!signal.aborted) setFault("failed");
    }
    if (!signal.aborted) setLoading(false);
  }

  if (shown) {
    const close = () => {
      setWasShown(true);
      setShown(undefined);
    };
    return (
      <shown.Stage
        name={name}
        decors={decors}
        worn={worn}
        view={shown.view}
        picture={children}
        onClose={close}
      />
    );
  }
  return (
    <>
      {children}
      {isHydrated && (
        <Suspense>
          <TurnButton
            isLoading={isLoading}
            fault={fault}
            isFocused={wasShown}
            onPress={() => void show()}
          />
        </Suspense>
      )}
    </>
  );
}
