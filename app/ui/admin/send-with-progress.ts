/** What became of a form that script sent: an address to go to, the page's answer, or neither. */
export type Sent<Answer> =
  | { kind: "redirected"; target: string }
  | { kind: "answered"; answer: Answer }
  | { kind: "failed" };

/**
 * Posts a form to its route as the framework does, but with a request that tells how much of it has
 * left: `fetch` cannot. `onPercent` hears whole percents of the body.
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
    // A document would be followed to where it leads, and its message be lost on the way.
    url.searchParams.set("_data", routeId);
    request.open("POST", url);
    request.send(body);
  });
}

function readAnswer<Answer>(request: XMLHttpRequest): Sent<Answer> {
  const target = request.getResponseHeader("X-Remix-Redirect");
  if (target) return { kind: "redirected", target };
  const isAnswer = request.getResponseHeader("X-Remix-Response") === "yes";
  if (!isAnswer) return { kind: "failed" };
  return { kind: "answered", answer: JSON.parse(request.responseText) as Answer };
}
