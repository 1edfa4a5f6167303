import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { eventually } from "../../eventually";
import { freePort } from "../../shop-process";
import { FORM, type Peer, type PeerData } from "./peer";

/** The app of minimal-remix.mjs, with these products, in a process of its own. */
export async function startMinimalRemix(data: PeerData): Promise<Peer> {
  const directory = mkdtempSync(join(tmpdir(), "peer-"));
  const file = join(directory, "data.json");
  writeFileSync(file, JSON.stringify(data));
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    ["node_modules/@remix-run/serve/dist/cli.js", "tests/bench/peers/minimal-remix.mjs"],
    {
      env: { ...process.env, NODE_ENV: "production", PORT: port, PEER_DATA: file },
      stdio: "ignore",
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await eventually("the minimal app answers", async () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    name: "minimal Remix",
    origin,
    pages: ({ category, slug }) => ({
      home: "/",
      listing: `/${category}`,
      product: `/${category}/${slug}`,
      cart: "/cart",
      checkout: "/checkout",
    }),
    add: ({ slug }) => ({
      path: "/cart",
      headers: { ...FORM, Origin: origin },
      body: `${new URLSearchParams({ slug })}`,
    }),
    stop: () => {
      child.kill();
      rmSync(directory, { recursive: true });
      return Promise.resolve();
    },
  };
}
