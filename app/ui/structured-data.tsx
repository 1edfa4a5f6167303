/** What search engines read of a page (JSON-LD). It stands behind what visitors read, who are first. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
