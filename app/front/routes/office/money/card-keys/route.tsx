import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import { findProofDue, findProofError } from "~/people/identity/front/proof.server";
import { RadioGroup } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { cardKeys } from "~/platform/settings/card-keys.server";
import { findSettings } from "~/platform/settings/settings.server";
import { Form, Link } from "~/platform/ui/link";
import { openCardProvider } from "~/sales/cards/front/card-keys.server";
import { eventAddress } from "~/sales/cards/front/card-link.server";

import { changeCardKeys, refuseKeys } from "./change-keys.server";
import { KeyFields } from "./key-fields";

export const handle = { i18n: ["office-cards", "security", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await guard("money/card-keys")(request);
  const [t, { cards }, proofDue] = await Promise.all([
    translateFor(request, "office-cards"),
    findSettings(),
    findProofDue(admin),
  ]);
  const { stripe, netopia } = cardKeys;
  const provider = await openCardProvider(cards.provider);
  const isSandbox = cards.provider === "netopia" && cards.isNetopiaSandbox;
  return {
    page: titled(t("keys.title")),
    chosen: isSandbox ? "netopia-sandbox" : cards.provider,
    offer: provider ? (provider.isTest ? "offeredTest" : "offered") : "notOffered",
    keys: {
      stripe: {
        secret: await stripe.secret.findState(),
        webhook: await stripe.webhook.findState(),
      },
      netopia: {
        apiKey: await netopia.apiKey.findState(),
        posSignature: await netopia.posSignature.findState(),
        publicKey: await netopia.publicKey.findState(),
      },
    },
    addresses: {
      stripe: eventAddress("stripe"),
      netopia: eventAddress("netopia"),
    },
    proofDue,
  } as const;
}

/** Keys are changed after a recent proof, and never shown again. */
export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("money/card-keys"));
  const proofError = await findProofError(post.request, post.posted, post.admin);
  if (proofError) return refuseKeys(post, {}, proofError);
  return changeCardKeys(post);
}

const choices = ["stripe", "netopia", "netopia-sandbox"] as const;

export default function CardKeys() {
  const { t } = useTranslation("office-cards");
  const { chosen, offer, keys, addresses, proofDue } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const proofErrors = useProofErrors(proofDue);
  const errors = Object.entries(answer?.errors ?? {});
  return (
    <main id="content" className="office-page">
      <PageHead title={t("keys.title")} intro={t("keys.intro")}>
        <Link to={officePaths.cards("/de-rezolvat")} className="button button-secondary">
          {t("keys.tasks")}
        </Link>
      </PageHead>
      <p className="mt-5 max-w-2xl border-l-4 border-sage bg-white px-4 py-3">
        {t(`keys.${offer}`)}
      </p>
      <Form
        method="post"
        action={officePaths.cards()}
        noValidate
        className="mt-6 grid max-w-2xl gap-8"
      >
        <ErrorSummary
          errors={[
            ...errors.flatMap(([id, message]) => (message ? [{ id, message }] : [])),
            ...proofErrors,
          ]}
        />
        <RadioGroup
          field={{ ...plainField("provider"), value: answer?.provider || chosen }}
          label={t("keys.provider")}
          options={choices.map((value) => ({ value, label: t(`keys.providers.${value}`) }))}
        />
        <KeyFields
          provider="stripe"
          states={keys.stripe}
          errors={answer?.errors}
          address={addresses.stripe}
        />
        <KeyFields
          provider="netopia"
          states={keys.netopia}
          errors={answer?.errors}
          publicKey={answer?.publicKey}
          address={addresses.netopia}
        />
        {proofDue && <ProofFields wanted={proofDue} />}
        <p className="flex flex-wrap gap-3">
          <button name="intent" value="save" className="button button-primary">
            {t("keys.save")}
          </button>
          {(["stripe", "netopia"] as const).map(
            (name) =>
              Object.values(keys[name]).some(({ source }) => source === "saved") && (
                <button
                  key={name}
                  name="intent"
                  value={`remove-${name}`}
                  className="button button-secondary"
                >
                  {t(`keys.remove.${name}`)}
                </button>
              ),
          )}
        </p>
      </Form>
    </main>
  );
}
