// @ts-check
// The least that can answer at all: whatever comes is one request, and gets the same bytes. It shows
// how many answers of that size a load generator can take on this machine.
import { createServer } from "node:net";

process.once("message", (/** @type {{ body: string }} */ { body }) => {
  const bytes = Buffer.from(body, "base64");
  const answer = Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${bytes.length}\r\n\r\n`),
    bytes,
  ]);
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on("data", () => socket.write(answer));
    // A generator drops its connections when its time is over.
    socket.on("error", () => socket.destroy());
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address && typeof address === "object") process.send?.(address.port);
  });
});
