/** HTML rendered on the server from Markdown, in which markup has no effect. */
export function Prose({ html }: { html: string }) {
  if (html === "") return null;
  return <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />;
}
