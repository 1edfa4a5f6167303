import { z } from "~/platform/basics/zod";
import {
  emailField,
  hiddenField,
  newPasswordField,
  passwordOfAccount,
  personName,
  phoneField,
} from "~/platform/forms/field-schemas";

/** The forms of the profile page, told apart by `intent`. */
export const profileForm = z.object({
  intent: z.literal("profile"),
  firstName: personName("firstName", 60),
  lastName: personName("lastName", 60),
  phone: phoneField().optional(),
});

export const emailForm = z.object({
  intent: z.literal("email"),
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
  password: passwordOfAccount(),
});

export const passwordForm = z.object({
  intent: z.literal("password"),
  currentPassword: passwordOfAccount(),
  newPassword: newPasswordField(),
});

export const sessionForm = z.object({
  intent: z.enum(["end-session", "end-other-sessions"]),
  sessionId: hiddenField(),
});
