import { newPasswordField } from "~/forms/field-schemas";
import { z } from "~/zod";

export const newPasswordForm = z.object({ newPassword: newPasswordField() });
