import { roles } from "~/people/identity/front/roles";
import { z } from "~/platform/basics/zod";
import { message } from "~/platform/forms/validation-message";

export const roleForm = z.object({ role: z.enum(roles, { error: message("choose") }) });
