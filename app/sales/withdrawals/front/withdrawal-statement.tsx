/** A statement, word for word. */
export function Statement({ text, lang }: { text: string; lang?: string }) {
  return (
    <blockquote
      lang={lang}
      className="mt-6 rounded-edge border border-line bg-white p-5 wrap-anywhere whitespace-pre-line"
    >
      {text}
    </blockquote>
  );
}
