import type { Visitor } from "../visitor";
import type { openShop } from "./shop";

const BYTES = 8 * 1024 * 1024;
const CHUNK = 64 * 1024;

/** Posts 8 MB in parts as somebody; how much of it was read, and the answer. */
export async function sendUpload(
  send: Awaited<ReturnType<typeof openShop>>["send"],
  somebody: Visitor,
  address: string,
): Promise<{ read: number; status: number; text: string }> {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read += CHUNK;
        controller.enqueue(new Uint8Array(CHUNK));
        if (read >= BYTES) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    ...somebody.requestHeaders(),
    "Content-Type": "multipart/form-data; boundary=x",
    "Content-Length": String(BYTES),
  };
  const url = `http://127.0.0.1:3000${address}`;
  const answer = await send(new Request(url, { method: "POST", headers, body, duplex: "half" }));
  return { read, status: answer.status, text: await answer.text() };
}
