import { newPasswordField } from "~/platform/forms/field-schemas";
import { z } from "~/platform/basics/zod";

export const newPasswordForm = z.object({ newPassword: newPasswordField() });
