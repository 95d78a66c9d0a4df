import type { PageSettings } from "../page/data/settings.ts"
import type { BundleEntry } from "./bundle.ts"

/** The variable parts of the app's HTML. */
export interface HtmlParts {
  readonly entry: BundleEntry
  readonly settings: PageSettings
  /** The content security policy, for pages whose server does not send one. */
  readonly policy?: string
}

/** The path of the app's files. */
export const assetsPath = "/explorer/"

/** The HTML of every page of the app; the script renders the content. */
export function htmlOf({ entry, settings, policy }: HtmlParts): string {
  const metas = Object.entries(settings).map(([name, value]) => meta(`serac-${name}`, value))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">${policy === undefined ? "" : `\n<meta http-equiv="content-security-policy" content="${escapedHtml(policy)}">`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${metas.map((line) => `${line}\n`).join("")}<title>Serac</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetsPath}${entry.styles}">
${entry.imports.map((name) => `<link rel="modulepreload" href="${assetsPath}${name}">\n`).join("")}<script type="module" src="${assetsPath}${entry.script}"></script>
</head>
<body>
<div id="app"><noscript><p>The explorer is made by a script of this server. The API that it shows is at <a href="/docs">/docs</a>.</p></noscript></div>
</body>
</html>
`
}

function meta(name: string, value: string): string {
  return `<meta name="${escapedHtml(name)}" content="${escapedHtml(value)}">`
}

function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
