// @ts-check
// The least a server can do: one constant answer, which the bench hands over.
import http from "node:http";

process.once("message", (/** @type {{ headers: [string, string][], body: string }} */ answer) => {
  const body = Buffer.from(answer.body, "base64");
  const server = http.createServer((_req, res) => {
    res.writeHead(200, Object.fromEntries(answer.headers));
    res.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address && typeof address === "object") process.send?.(address.port);
  });
});
