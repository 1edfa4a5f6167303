/** A field that people neither see nor fill in; what fills it in is a machine. */
export const trapField = "website";

export const attachmentField = "attachment";

/** The token of one drawing of a form that adds something. */
export const formTokenField = "formToken";
