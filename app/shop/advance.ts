/** The part of a piece made to order that is paid before the work, in percent (spec §1). */
export const ADVANCE_PERCENT = 50;
