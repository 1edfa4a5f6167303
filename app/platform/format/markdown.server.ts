import MarkdownIt from "markdown-it";

/** Markdown from the back office, rendered for a page. */
export interface RenderedMarkdown {
  /** The page's `#` heading, or empty. */
  title: string;
  /** The first paragraph as plain text. */
  summary: string;
  /** The HTML before the first `##` heading. */
  intro: string;
  /** Each has the anchor of its number, so that a link into the text holds in every language. */
  sections: { id: string; title: string; html: string }[];
}

/** The value for a `{{name}}`. `lang` marks the whole of it as another language, `names` only the names within it. */
export interface Value {
  text: string;
  lang?: string;
  names?: string[];
}

/** HTML in the text is shown as text, and only harmless addresses become links. */
const markdown = new MarkdownIt({ html: false, typographer: false });

markdown.renderer.rules.table_open = () => '<div class="table-frame" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";

/**
 * Renders Markdown section by section and replaces each `{{name}}` by its value. Values are shown
 * as they are; Romanian ones are marked as such.
 */
export function renderMarkdown(text: string, values: Record<string, Value> = {}): RenderedMarkdown {
  const tokens = markdown.parse(text, {});
  const rendered: RenderedMarkdown = { title: "", summary: "", intro: "", sections: [] };
  let pending: typeof tokens = [];
  const flush = () => {
    const html = fillIn(markdown.renderer.render(pending, markdown.options, {}), values);
    const section = rendered.sections.at(-1);
    if (section) section.html = html;
    else rendered.intro = html;
    pending = [];
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const words = plain(tokens[index + 1]?.content ?? "", values);
    const isHeading = token.type === "heading_open";
    if (isHeading && token.tag === "h1" && rendered.title === "") {
      rendered.title = words;
      index += 2;
    } else if (isHeading && token.tag === "h2") {
      flush();
      const id = `sectiunea-${rendered.sections.length + 1}`;
      rendered.sections.push({ id, title: words, html: "" });
      index += 2;
    } else {
      if (token.type === "paragraph_open" && rendered.summary === "") rendered.summary = words;
      pending.push(token);
    }
  }
  flush();
  return rendered;
}

/** The HTML of the whole text below its title. */
export function wholeHtml({
  intro,
  sections,
}: Pick<RenderedMarkdown, "intro" | "sections">): string {
  const { escapeHtml } = markdown.utils;
  const parts = sections.map(
    ({ id, title, html }) => `<h2 id="${id}">${escapeHtml(title)}</h2>\n${html}`,
  );
  return [intro, ...parts].join("");
}

function fillIn(html: string, values: Record<string, Value>): string {
  return html.replace(
    /\{\{(\w+)\}\}|%7B%7B(\w+)%7D%7D/g,
    (whole, shown?: string, linked?: string) => {
      const value = values[shown ?? linked ?? ""];
      if (!value) return whole;
      const safe = markdown.utils.escapeHtml(linked ? encodeURI(value.text) : value.text);
      return value.lang && shown ? markLanguage(safe, value.lang, value.names) : safe;
    },
  );
}

function markLanguage(html: string, lang: string, names: readonly string[] = [html]): string {
  return names.reduce((marked, name) => {
    return marked.replace(name, (found) => `<span lang="${lang}">${found}</span>`);
  }, html);
}

/** A line of Markdown as plain text. */
function plain(line: string, values: Record<string, { text: string }>): string {
  return line
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name]?.text ?? whole)
    .trim();
}
