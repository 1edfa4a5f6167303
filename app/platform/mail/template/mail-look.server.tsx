/** Mail programs do not load the shop's stylesheet, so each mail carries a few rules of its own. */
export const mailStyles = `
body { margin: 0; padding: 24px; background: #faf7f2; color: #1a202c;
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.letter { max-width: 36rem; margin: 0 auto; }
.measure { height: 11px; margin-bottom: 24px; border: 1px solid #1a202c; border-width: 0 1px; }
.measure div { height: 5px; border-bottom: 1px solid #1a202c; }
.measure span { display: block; width: 64px; height: 5px; margin: 0 auto; border-bottom: 3px solid #b5651d; }
table { width: 100%; border-collapse: collapse; margin: 24px 0; }
td { padding: 8px 0; border-bottom: 1px solid #ddd4c5; vertical-align: top;
  overflow-wrap: break-word; }
td + td { text-align: right; padding-left: 16px; }
.short { white-space: nowrap; }
img { display: block; width: 100%; height: auto; }
h2 { margin: 32px 0 8px; font: 600 18px/1.3 Georgia, serif; }
blockquote { margin: 16px 0; padding: 4px 16px; border-left: 2px solid #ddd4c5; }
.button { display: inline-block; padding: 12px 20px; background: #b8860b; color: #1a202c;
  font-weight: 600; text-decoration: none; }
.closing { margin-top: 32px; color: #5b5a57; }
`;

/** The head: a dimension with ticks at its ends, as the shop's drawings have, and the pencil's mark. */
export function Measure() {
  return (
    <div className="measure" aria-hidden="true">
      <div />
      <span />
    </div>
  );
}

/** The longest value, in characters, that stays on one line on a phone, such as a sum or an instant. */
const SHORT = 26;

export function MailTable({ rows }: { rows: [string, string][] }) {
  return (
    <table>
      <tbody>
        {rows.map(([name, value], index) => (
          <tr key={index}>
            <td>{name}</td>
            <td className={value.length <= SHORT ? "short" : undefined}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
