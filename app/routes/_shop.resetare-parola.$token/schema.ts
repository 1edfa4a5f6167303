import { passwordField } from "~/form-fields";
import { z } from "~/zod";

export const newPasswordForm = z.object({ newPassword: passwordField("password", 8) });
