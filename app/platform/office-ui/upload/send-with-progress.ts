/**
 * The result of a form that script sent: an address to go to, the action's answer, or a failure.
 */
export type Sent<Answer> =
  | { kind: "redirected"; target: string }
  | { kind: "answered"; answer: Answer }
  | { kind: "failed" };

/**
 * Posts a form to its route as the framework does, but by `XMLHttpRequest`, which reports how much of
 * the body has left; `fetch` cannot. `onPercent` receives whole percents.
 */
export function sendWithProgress<Answer>(
  { action, routeId, body }: { action: string; routeId: string; body: FormData },
  onPercent: (percent: number) => void,
): Promise<Sent<Answer>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onPercent(Math.floor((100 * loaded) / total));
    };
    request.onload = () => resolve(readAnswer(request));
    request.onerror = request.onabort = () => resolve({ kind: "failed" });
    const url = new URL(action, window.location.href);
    // Asked for as data, a redirect comes back as a header. Asked for as a document, the request would
    // follow it by itself, and the page it leads to would spend the flash message unseen.
    url.searchParams.set("_data", routeId);
    request.open("POST", url);
    request.responseType = "json";
    request.send(body);
  });
}

function readAnswer<Answer>(request: XMLHttpRequest): Sent<Answer> {
  const target = request.getResponseHeader("X-Remix-Redirect");
  if (target) return { kind: "redirected", target };
  const isAnswer = request.getResponseHeader("X-Remix-Response") === "yes";
  if (!isAnswer || request.response === null) return { kind: "failed" };
  return { kind: "answered", answer: request.response as Answer };
}
