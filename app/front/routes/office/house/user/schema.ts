import { roles } from "~/people/identity/roles";
import { message } from "~/platform/forms/validation-message";
import { z } from "~/platform/basics/zod";

export const roleForm = z.object({ role: z.enum(roles, { error: message("choose") }) });
