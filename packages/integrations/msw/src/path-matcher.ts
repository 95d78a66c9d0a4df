/** Reads the variables of a path template from a URL; returns undefined if the URL does not match. */
export type PathMatcher = (url: string) => Readonly<Record<string, string>> | undefined

/**
 * Creates the matcher for the path of an operation.
 *
 * @param template its path, such as `/v1/chains/{chainId}/blocks`; text outside of braces must match literally
 * @param baseUrl the prefix of the path; default: any origin and any path
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
