import {
  emailField,
  hiddenField,
  passwordField,
  phoneField,
  textField,
} from "~/forms/field-schemas";
import { z } from "~/zod";

/** The forms of the profile page, told apart by `intent`. */
export const profileForm = z.object({
  intent: z.literal("profile"),
  firstName: textField("firstName", 2, 60),
  lastName: textField("lastName", 2, 60),
  phone: phoneField().optional(),
});

export const emailForm = z.object({
  intent: z.literal("email"),
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
  password: passwordField("signInPassword", 6),
});

export const passwordForm = z.object({
  intent: z.literal("password"),
  currentPassword: passwordField("signInPassword", 6),
  newPassword: passwordField("password", 8),
});

export const sessionForm = z.object({
  intent: z.enum(["end-session", "end-other-sessions"]),
  sessionId: hiddenField(),
});
