import { findReadiness, isReady } from "~/front/operations/readiness.server";

/** Says whether the shop can take orders, with a line for each thing an operator watches. */
export async function loader() {
  const readiness = await findReadiness();
  const lines = Object.entries(readiness).map(([what, state]) => `${what}: ${state}`);
  const text = [isReady(readiness) ? "ready" : "not ready", ...lines, ""].join("\n");
  return new Response(text, {
    status: isReady(readiness) ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
