/** Browsers by what all of them say; the first that fits is meant. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\bFirefox\//],
  ["Chrome", /\bChrome\//],
  ["Safari", /\bSafari\//],
]

/** Longer names are nobody's. */
const longestAgentName = 40

/** The name of a program without its version, so that there are few; undefined where it says none that is one. */
export function userAgentName(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined
  if (userAgent.startsWith("Mozilla/")) return browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? "Mozilla"
  const [name = ""] = userAgent.split(/[/\s(;]/, 1)
  return /^[\w.@+-]+$/.test(name) && name.length <= longestAgentName ? name : undefined
}
