import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Each test file has a data directory of its own, chosen before anything reads the environment.
process.env.SHOP_DATA = mkdtempSync(join(tmpdir(), "shop-"));
