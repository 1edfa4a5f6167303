import { z } from "zod";

// By default Zod tries whether it may compile code. The security policy forbids that, and browsers would report it.
z.config({ jitless: true });

export { z };
