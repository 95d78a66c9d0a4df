import { expect, test } from "vitest"
import { safe } from "./safe.ts"

test.each([
  ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
  ["a <img src=x onerror=alert(1)> b", "a &lt;img src=x onerror=alert(1)> b"],
  ["<!-- -->, <?php, </p>", "&lt;!-- -->, &lt;?php, &lt;/p>"],
  ["\\<script>", "\\&lt;script>"],
  ["[x](javascript:alert(1))", "[x]&#40;javascript:alert(1))"],
  ["![x]( JavaScript:alert(1))", "![x]&#40; JavaScript:alert(1))"],
  ["[x](<java\tscript:alert(1)>)", "[x]&#40;&lt;java\tscript:alert(1)>)"],
  ["[x](&#106;avascript:alert(1))", "[x]&#40;&#106;avascript:alert(1))"],
  ["[x](java\\script:alert(1))", "[x]&#40;java\\script:alert(1))"],
  ["[x](data:text/html,hi)", "[x]&#40;data:text/html,hi)"],
  ["[x]\n\n[x]:\n vbscript:a", "[x]\n\n[x]&#58;\n vbscript:a"],
  ["<javascript:alert(1)>", "&lt;javascript:alert(1)>"],
  ["`` <b> `", "`` &lt;b> `"],
  ["\\` <b> `", "\\` &lt;b> `"],
  ["`\n\n<b>\n\n`", "`\n\n&lt;b>\n\n`"],
  ["```\n<b>", "```\n&lt;b>"],
])("what acts by itself becomes text: %j", (markdown, expected) => {
  expect(safe(markdown)).toBe(expected)
})

test.each([
  "a < b, 1 <2, x<-1, List<3>",
  "`<script>` and `` `<b>` ``",
  "```html\n<script>\n```\n",
  "~~~\n<script>\n[x](javascript:y)\n~~~",
  "[guide](guide.md#keys), [site](https://data.example/a_(b)?q=1:2), [mail](mailto:me@data.example), [top](#top)",
  "<https://data.example/x> <mailto:me@data.example>",
  "**Deprecated:** use [`b`](b.md).\n\n[1]: https://data.example",
])("Markdown as it should be stays as it is: %j", (markdown) => {
  expect(safe(markdown)).toBe(markdown)
})
