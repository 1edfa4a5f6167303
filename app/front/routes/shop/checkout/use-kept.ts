import { useEffect, useRef, useState } from "react";

import { CHECKOUT_FORM } from "~/platform/forms/field-names";
import { paths } from "~/platform/paths/paths";

import type { Sums } from "./sums.server";

const address = `${paths.checkout()}?_data=routes/shop/checkout`;

/**
 * Sends what is typed as soon as a field is left, so that nothing of it is lost, and returns what the cart
 * then comes to. Without an answer the sums stay as they were; the form itself is sent in the end.
 */
export function useKept(loaded: Sums): Sums {
  const [answer, setAnswer] = useState<{ sums: Sums; after: Sums }>();
  const latest = useRef(loaded);
  useEffect(() => {
    latest.current = loaded;
  }, [loaded]);
  useEffect(() => {
    const form = document.getElementById(CHECKOUT_FORM) as HTMLFormElement;
    const read = () => new URLSearchParams(new FormData(form) as unknown as URLSearchParams);
    let kept = read().toString();
    const keep = async () => {
      const body = read();
      if (body.toString() === kept) return;
      kept = body.toString();
      const now = kept;
      body.set("intent", "keep");
      const after = latest.current;
      const { sums } = await fetch(address, { method: "POST", body, keepalive: true })
        .then((got) => got.json() as Promise<{ sums?: Sums }>)
        .catch(() => ({ sums: undefined }));
      if (sums && kept === now) setAnswer({ sums, after });
    };
    const listen = () => void keep();
    form.addEventListener("change", listen);
    form.addEventListener("focusout", listen);
    return () => {
      form.removeEventListener("change", listen);
      form.removeEventListener("focusout", listen);
    };
  }, []);
  return answer?.after === loaded ? answer.sums : loaded;
}
