import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Line {
  /** The same database, reached over this line. */
  url: string;
  /** The server is away: what is open ends, and nothing new is taken. */
  cut: () => void;
  mend: () => Promise<void>;
  close: () => void;
}

const SOCKET = ".s.PGSQL.5432";

/** A line to a database on the tests' server, which can be cut. */
export async function startLine(url: string): Promise<Line> {
  const [, there = "", database = ""] = /@([^/]+)\/(.*)$/.exec(url) ?? [];
  const own = mkdtempSync(join(tmpdir(), "line-"));
  const open = new Set<Socket>();
  let server: Server | undefined;
  const mend = async () => {
    server = createServer((near) => {
      const far = connect(join(decodeURIComponent(there), SOCKET));
      for (const socket of [near, far]) {
        open.add(socket);
        socket.on("error", () => undefined);
        socket.once("close", () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    server.listen(join(own, SOCKET));
    await once(server, "listening");
  };
  const cut = () => {
    server?.close();
    for (const socket of open) socket.destroy();
  };
  await mend();
  return {
    url: `postgres://postgres@${encodeURIComponent(own)}/${database}`,
    cut,
    mend,
    close: () => {
      cut();
      rmSync(own, { recursive: true });
    },
  };
}
