import { z } from "~/platform/basics/zod";
import { newPasswordField } from "~/platform/forms/field-schemas";

export const newPasswordForm = z.object({ newPassword: newPasswordField() });
