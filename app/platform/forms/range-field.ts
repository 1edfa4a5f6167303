/**
 * A figure that a form offers twice, as a slider and as a number box. Script keeps the two equal. Without script a
 * form sends both, and the figures it was drawn with: the box counts if it was changed, else the slider if it was
 * moved. `drawnSlider`: where the slider was drawn, if its step did not allow the box's figure.
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
