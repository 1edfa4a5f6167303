/** A field that people neither see nor fill in; what fills it in is a machine. */
export const trapField = "website";

/** What was typed into a refused form, as text: sent along when its page is asked for in another language. */
export const typedField = "typed";

/** The form by which the language is chosen, which stands once on each page. */
export const LANGUAGE_FORM = "language";

export const attachmentField = "attachment";

/** How many characters a new password has at least, in the form in which it is kept (spec §9). */
export const LEAST_PASSWORD = 8;

/** How much the files of one form may take, together and each; the guard reads no more (check-request.mjs). */
export const UPLOAD_MEGABYTES = 8;
export const UPLOAD_BYTES = UPLOAD_MEGABYTES * 1024 * 1024;

/** The token of one drawing of a form that adds something. */
export const formTokenField = "formToken";

/** The form of the checkout. Buttons that lead away from its page belong to it, so that nothing typed is lost. */
export const CHECKOUT_FORM = "checkout";
