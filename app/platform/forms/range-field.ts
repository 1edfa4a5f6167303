/**
 * A figure that a form offers twice, as a slider and as a number box. A form without script sends
 * both, and the figures it was drawn with: the box wins when it was changed, else the slider when
 * it was moved. `drawnSlider`: where the slider was drawn, if its step keeps it from the box's
 * figure. Script keeps the two in step.
 */
export function readRangeField(
  query: URLSearchParams,
  names: { box: string; slider: string },
  drawn: string | undefined,
  drawnSlider = drawn,
): string | null {
  const typed = query.get(names.box);
  const slid = query.get(names.slider);
  return typed === drawn && slid !== null && slid !== drawnSlider ? slid : typed;
}
