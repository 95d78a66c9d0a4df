/** Reads the variables of a path template from a URL, or gives undefined when the URL is not one of the template. */
export type PathMatcher = (url: string) => Readonly<Record<string, string>> | undefined

/**
 * Where an operation is served.
 *
 * @param template its path, `/v1/chains/{chainId}/blocks`; what is no variable stands for itself
 * @param baseUrl what stands before it; default any origin and any path
 */
export function pathMatcher(template: string, baseUrl: string | undefined): PathMatcher {
  const names: string[] = []
  const path = template
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return escapedPattern(part)
      names.push(part)
      return "([^/]+)"
    })
    .join("")
  const before =
    baseUrl === undefined ? "[^/]+//[^/]+(?:/.*)?" : escapedPattern(new URL(baseUrl).href.replace(/\/+$/, ""))
  const whole = new RegExp(`^${before}${path}$`)
  return (url) => {
    const match = whole.exec(url.replace(/[?#].*$/, ""))
    return (
      (match && Object.fromEntries(names.map((name, index) => [name, decodedVariable(match[index + 1] ?? "")]))) ||
      undefined
    )
  }
}

const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

function decodedVariable(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
