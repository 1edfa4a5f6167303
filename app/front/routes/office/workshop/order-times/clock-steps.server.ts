import {
  done,
  noForm,
  notSaved,
  notThere,
  refused,
  saving,
  type Post,
} from "~/front/desk/desk.server";
import { stations } from "~/platform/settings/workshop-load";
import {
  startClock,
  stopClock,
  type StartResult,
  type StopResult,
} from "~/workshop/plan/front/station-times.server";

/** Why a clock was neither started nor stopped. */
export type ClockRefusal = Exclude<
  (StartResult | StopResult)["kind"],
  "started" | "stopped" | "unknown"
>;

interface ClockAnswer {
  reason?: ClockRefusal;
}

/** The steps of clocks that a page of `to` has buttons for, by their intents; each form names its station. */
export function clockSteps(post: Post, number: string, to: string) {
  const station = stations.find((one) => one === post.posted.get("station"));
  const refuse = (reason: ClockRefusal) => refused<ClockAnswer>(post, { reason }, 409);
  return {
    start: async () => {
      if (!station) throw noForm();
      const result = await saving(() => startClock({ number, station }));
      if (result.kind === "not-saved") return notSaved<ClockAnswer>(post);
      if (result.kind === "unknown") throw notThere();
      if (result.kind !== "started") return refuse(result.kind);
      return done(post, { to, title: "admin.clockStarted", values: { number } });
    },
    stop: async () => {
      if (!station) throw noForm();
      const { version } = post;
      const result = await saving(() => stopClock({ number, station, version }));
      if (result.kind === "not-saved") return notSaved<ClockAnswer>(post);
      if (result.kind === "unknown") throw notThere();
      if (result.kind !== "stopped") return refuse(result.kind);
      const values = { number, minutes: result.minutes };
      return done(post, { to, title: "admin.clockStopped", values });
    },
  };
}
