import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";

import { planAddress, stepBefore, type Where } from "~/furniture/planner/front/plan-address";
import type { PlanBasis } from "~/furniture/planner/front/plan-basis";
import { paths } from "~/platform/paths/paths";

import type * as Planner from "./live-plan";
import type { ShownPlan } from "./shown-plan";

interface Served {
  plan: ShownPlan | null;
  given: string;
  where: Where;
  /** What the newest of the designs before costs; null without one. */
  beforeBani: number | null;
}

interface Live extends Planner.LivePlan {
  of: Served;
  /** The plan that the fields were last drawn for, after a button has divided it, and that button's value. */
  divided?: ShownPlan;
  pressed?: string;
  /** The designs before, and what the newest costs. */
  before: string[];
  beforeBani: number | null;
  /** The field or the button of the last change: all that is typed into one field is one change. */
  changedBy: string;
}

interface OfForm {
  currentTarget: HTMLFormElement;
}

/** What a step's form calls while it is filled in. */
export interface Follower {
  onFocus: (event: OfForm) => void;
  onPointerDown: (event: OfForm) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onClick: (event: MouseEvent<HTMLFormElement>) => void;
}

/**
 * The plan as it stands in the form. Once a hand has come to the form, the code that builds and what
 * it builds from are loaded; from then on drawing, price and address follow each change without a
 * request, and what was filled in before there was any script is drawn. Until then, and for what is not
 * right yet, the server's answer stays. The fields of other steps are loaded along.
 */
export function useLivePlan(served: Served, language: string, loadSteps: () => Promise<unknown>) {
  const [state, setState] = useState<Live>();
  const tools = useRef<{ planLive: typeof Planner.planLive; basis: PlanBasis }>(undefined);
  const loading = useRef<{ address: string; done: Promise<void> }>(undefined);
  const live = state?.of === served ? state : undefined;

  function load(form: HTMLFormElement): Promise<void> | undefined {
    if (!served.plan) return undefined;
    const address = paths.planBasis(served.plan.design.rules, language);
    if (loading.current?.address === address) return loading.current.done;
    const done = Promise.all([import("./live-plan"), fetchBasis(address), loadSteps()])
      .then(([{ planLive }, basis]) => {
        tools.current = { planLive, basis };
        // Whoever is still typing goes on with the same change.
        const { name = "" } = (document.activeElement ?? {}) as { name?: string };
        if (isFilledIn(form)) update(form, name);
      })
      .catch(() => {
        // The buttons still ask the server; the next touch tries again.
        loading.current = undefined;
      });
    loading.current = { address, done };
    return done;
  }

  function update(form: HTMLFormElement, field: string, pressed?: string): boolean {
    if (!tools.current || !form.isConnected) return false;
    const { planLive, basis } = tools.current;
    const next = planLive(new FormData(form), served.where, basis, pressed);
    if (!next) return false;
    const divided = pressed === undefined ? live?.divided : next.plan;
    const history = remember(live, served, next.given, field, pressed);
    setState({ ...next, ...history, of: served, divided, pressed });
    const address = planAddress(next.given, { ...served.where, before: history.before });
    window.history.replaceState(window.history.state, "", address);
    return true;
  }

  const follower: Follower = {
    onFocus: ({ currentTarget }) => void load(currentTarget),
    onPointerDown: ({ currentTarget }) => void load(currentTarget),
    onInput: ({ currentTarget, target }) => {
      const { name } = target as HTMLInputElement;
      void load(currentTarget)?.then(() => update(currentTarget, name));
    },
    onClick: (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>("button[name=edit]");
      if (button && update(event.currentTarget, "", button.value)) event.preventDefault();
    },
  };
  // What somebody has typed before there was any script is drawn without another touch.
  useEffect(() => {
    if (loading.current) return;
    const form = document.querySelector<HTMLInputElement>("main [name=now]")?.form;
    if (form && isFilledIn(form)) void load(form);
  });
  const { divided, pressed } = live ?? {};
  // The fields have been drawn anew; whoever presses by keyboard goes on from the same button.
  useEffect(() => {
    if (!divided || pressed === undefined) return;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[name=edit]")];
    (buttons.find(({ value }) => value === pressed) ?? buttons[0])?.focus();
  }, [divided, pressed]);
  return {
    plan: live?.plan ?? served.plan,
    given: live?.given ?? served.given,
    divided: divided ?? served.plan,
    before: live?.before ?? served.where.before,
    beforeBani: live ? live.beforeBani : served.beforeBani,
    follower,
  };
}

/** The designs before, after a change: one more, unless it goes on in the field of the last one. */
function remember(
  live: Live | undefined,
  served: Served,
  given: string,
  field: string,
  pressed: string | undefined,
): Pick<Live, "before" | "beforeBani" | "changedBy"> {
  const last = {
    before: live?.before ?? served.where.before,
    beforeBani: live ? live.beforeBani : served.beforeBani,
    changedBy: live?.changedBy ?? "",
  };
  const from = live?.given ?? served.given;
  if (given === from) return last;
  const isSame = live !== undefined && pressed === undefined && field === last.changedBy;
  if (isSame || from === "") return { ...last, changedBy: field };
  const plan = live?.plan ?? served.plan;
  return {
    before: stepBefore(last.before, from, given),
    beforeBani: plan?.totalBani ?? null,
    changedBy: field,
  };
}

/** Whether any field holds something else than what the page came with. */
function isFilledIn(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement & HTMLOptionElement>("input, option");
  // An input has no such property as an option, and the other way round.
  return [...fields].some(
    (one) =>
      one.checked !== one.defaultChecked ||
      one.selected !== one.defaultSelected ||
      (one.defaultValue !== undefined && one.value !== one.defaultValue),
  );
}

async function fetchBasis(address: string): Promise<PlanBasis> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no basis to plan from: ${answer.status}`);
  return (await answer.json()) as PlanBasis;
}
