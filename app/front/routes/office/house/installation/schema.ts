import { z } from "~/platform/basics/zod";
import { hasLogin, isCopyKey, S3_PLACE } from "~/platform/env/env.server";
import { optionalLine } from "~/platform/forms/text-field";
import { message, type MessageKey } from "~/platform/forms/validation-message";

import { fieldsOf, type Part } from "./fields";

/** A line that may be left empty, and else passes its check. */
function checked(key: MessageKey, most: number, isRight: (typed: string) => boolean) {
  return optionalLine(most).refine((typed) => typed === "" || isRight(typed), message(key));
}

const webAddress = checked(
  "webAddress",
  300,
  (typed) => URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol),
).refine((typed) => !hasLogin(typed), message("webAddressLogin"));

const isPort = (typed: string) =>
  /^\d{1,5}$/.test(typed) && Number(typed) > 0 && Number(typed) < 65_536;

const isAddress = (typed: string) => z.email().safeParse(typed).success;

/** An address, with or without a name before it. */
function isSender(typed: string): boolean {
  return isAddress(typed.endsWith(">") ? typed.slice(typed.lastIndexOf("<") + 1, -1) : typed);
}

const mailForm = z.object({
  smtpServer: checked("smtpServer", 253, (typed) =>
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(typed),
  ),
  smtpPort: checked("smtpPort", 5, isPort),
  smtpUser: optionalLine(254),
  smtpPassword: optionalLine(254),
  mailFrom: checked("mailFrom", 200, (typed) => isSender(typed)),
  mailShop: checked("email", 254, isAddress),
});

const copyForm = z.object({
  copyTo: checked("copyPlace", 300, (typed) => S3_PLACE.test(typed) || typed.startsWith("/")),
  copyKey: checked("copyKey", 43, isCopyKey),
  copyEndpoint: webAddress,
  copyRegion: checked("copyRegion", 40, (typed) => /^[\w-]+$/.test(typed)),
  copyAccessKeyId: optionalLine(200),
  copySecretAccessKey: optionalLine(200),
});

const [backupHour] = fieldsOf.backup;

/** The form of each part; a field that the environment sets is not in its page, and reads as empty. */
export const partForms = {
  mail: mailForm,
  address: z.object({ origin: webAddress }),
  backup: z.object({
    backupHour: z.enum(["", ...backupHour.options], { error: message("choose") }).default(""),
  }),
  copy: copyForm,
} satisfies Record<Part, z.ZodObject>;
