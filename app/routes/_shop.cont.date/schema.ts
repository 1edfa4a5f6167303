import { passwordField } from "~/form-fields";
import { z } from "~/zod";

export const deletionForm = z.object({ password: passwordField("signInPassword", 6) });
