import { passwordField } from "~/forms/field-schemas";
import { z } from "~/zod";

export const newPasswordForm = z.object({ newPassword: passwordField("password", 8) });
