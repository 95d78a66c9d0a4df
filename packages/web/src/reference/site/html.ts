import type { PageDocument } from "./site-document.ts"

/** The variable parts of a page's HTML. */
export interface HtmlParts {
  readonly title: string
  readonly documents: readonly PageDocument[]
  /** URLs relative to the page. */
  readonly script: string
  readonly styles: string
  /** The content security policy, for pages whose server does not send one. */
  readonly policy?: string
  /** The documents' texts, for pages that are opened as files. */
  readonly texts?: readonly string[]
}

/** The HTML of a page; its script renders the content. */
export function htmlOf({ title, documents, script, styles, policy, texts = [] }: HtmlParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">${policy === undefined ? "" : `\n<meta http-equiv="content-security-policy" content="${escapedHtml(policy)}">`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapedHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapedHtml(styles)}">
<script defer src="${escapedHtml(script)}"></script>
</head>
<body>
<div id="app"><noscript><p>This reference is made by a script of this server. The document itself: ${documents
    .map(({ url, title: name }) => `<a href="${escapedHtml(url)}">${escapedHtml(name)}</a>`)
    .join(", ")}.</p></noscript></div>
${dataBlock("documents", JSON.stringify(documents))}
${texts.map((text, index) => dataBlock(`document-${index}`, text)).join("\n")}</body>
</html>
`
}

/** A block of JSON data, escaped so that no text can close the element. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll("<", "\\u003c")}</script>`
}

function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
