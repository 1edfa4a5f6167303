import { roles } from "~/accounts/roles";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

export const roleForm = z.object({ role: z.enum(roles, { error: message("choose") }) });
