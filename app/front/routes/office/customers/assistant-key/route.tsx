import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";

import { assistant } from "~/front/assistant/assistant.server";
import { assistantKey, checkKey } from "~/front/assistant/provider.server";
import { done, refused, takePost, titled, type Post } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import { findProofDue, findProofError, proofStatus } from "~/people/identity/front/proof.server";
import { formatMoment } from "~/platform/format/dates";
import { TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { parseForm } from "~/platform/forms/read-form.server";
import { emptyMessage, message, useMessages } from "~/platform/forms/validation-message";
import { patience } from "~/platform/http/bounded-fetch.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";

import { keyForm } from "./schema";

export const handle = { i18n: ["office-assistant", "security", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("customers/assistant-key")(request);
  const t = await translateFor(request, "office-assistant");
  const [key, proofDue] = await Promise.all([assistantKey.findState(), findProofDue(admin)]);
  return { page: titled(t("key.title")), key, proofDue };
}

/**
 * Checks a key with the provider and saves it, after a recent proof. A refused key is not sent back
 * into the page.
 */
export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("customers/assistant-key"));
  const { request, posted, admin } = post;
  const proofError = await findProofError(request, posted, admin);
  if (proofError) return refused<RefusedKey>(post, { proofError }, proofStatus(proofError));
  const submission = parseForm(posted, keyForm);
  if (submission.status !== "success") return refuseKey(post, message("apiKeyShape"));
  const { intent, apiKey } = submission.value;
  if (intent === "remove") {
    await assistantKey.remove(admin);
    return done(post, { to: paths.assistantKey(), title: "assistant.keyRemoved" });
  }
  if (apiKey === "") return refuseKey(post, emptyMessage(message("apiKey")));
  const verdict = await checkKey(apiKey, patience);
  if (verdict === "refused") return refuseKey(post, message("apiKeyRefused"));
  // If the provider cannot be reached, the typed key may be right.
  if (verdict === "unreachable") {
    return refused<RefusedKey>(post, { trouble: message("apiKeyNotSaved") });
  }
  await assistantKey.save(apiKey, admin);
  await assistant.tryAgain();
  return done(post, { to: paths.assistantKey(), title: "assistant.keySaved" });
}

interface RefusedKey {
  /** What is wrong with the key. */
  keyError?: string;
}

/** The status is never 502, even when the provider cannot be reached, because the shop itself answers as it should. */
function refuseKey(post: Post, keyError: string) {
  return refused<RefusedKey>(post, { keyError });
}

export default function AssistantKey() {
  const { t, i18n } = useTranslation("office-assistant");
  const { key, proofDue } = useLoaderData<typeof loader>();
  const read = useMessages();
  const answer = useActionData<typeof action>();
  const error = answer?.keyError;
  const proofErrors = useProofErrors(proofDue);
  const navigation = useNavigation();
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      <h1>{t("key.title")}</h1>
      <p className="mt-4 max-w-prose text-stone">{t("key.intro")}</p>
      <p className="mt-6 border-l-4 border-sage bg-white px-4 py-3">
        {key.source === "saved"
          ? t("key.saved", {
              masked: key.masked,
              date: key.savedAt ? formatMoment(key.savedAt, i18n.language) : "",
            })
          : t(`key.${key.source}`)}
      </p>
      <Form method="post" action={paths.assistantKey()} noValidate className="mt-8">
        <ErrorSummary
          errors={[...(error ? [{ id: "apiKey", message: error }] : []), ...proofErrors]}
          formErrors={answer?.trouble ? [read(answer.trouble)] : []}
        />
        <TextField
          field={plainField("apiKey", { error })}
          label={t("key.label")}
          hint={t("key.hint")}
          type="password"
          maxLength={400}
          autoComplete="off"
          spellCheck={false}
        />
        {proofDue && (
          <div className="mt-6">
            <ProofFields wanted={proofDue} />
          </div>
        )}
        <p className="mt-6 flex flex-wrap gap-3">
          <button
            name="intent"
            value="save"
            aria-busy={navigation.state === "submitting"}
            className="button button-primary"
          >
            {t("key.save")}
          </button>
          {key.source === "saved" && (
            <button name="intent" value="remove" className="button button-secondary">
              {t("key.remove")}
            </button>
          )}
          <Link to={officePaths.assistant()} className="button button-quiet">
            {t("key.back")}
          </Link>
        </p>
      </Form>
    </main>
  );
}
