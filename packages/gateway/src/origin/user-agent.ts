/** Browsers by their marks in the User-Agent header; the first match counts. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\bFirefox\//],
  ["Chrome", /\bChrome\//],
  ["Safari", /\bSafari\//],
]

/** Longer names are not real program names. */
const longestAgentName = 40

/** The name of a program without its version, so that there are few distinct ones; undefined if the header has no valid name. */
export function userAgentName(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined
  if (userAgent.startsWith("Mozilla/")) return browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? "Mozilla"
  const [name = ""] = userAgent.split(/[/\s(;]/, 1)
  return /^[\w.@+-]+$/.test(name) && name.length <= longestAgentName ? name : undefined
}
