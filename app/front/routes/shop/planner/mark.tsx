/** The last line of a drawing is what is measured. `back` is drawn instead where the ceiling falls to the back. */
export function Mark({
  side,
  back,
  isClosed,
}: {
  side: string[];
  back?: string[];
  isClosed?: boolean;
}) {
  const lines = (drawn: string[]) => drawn.map((line) => <path key={line} d={line} />);
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true" className={isClosed ? "mark closed" : "mark"}>
      <g className={back && "to-side"}>{lines(side)}</g>
      {back && <g className="to-back">{lines(back)}</g>}
    </svg>
  );
}
