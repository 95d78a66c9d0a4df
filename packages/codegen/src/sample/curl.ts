import type { Sample } from "./sample.ts"

/**
 * The `curl` command of a request.
 *
 * @param variables the values of placeholders in the path that are not parameters
 */
export function curl(sample: Sample, baseUrl: string, variables: Readonly<Record<string, string>> = {}): string {
  const { method, headers, body } = sample
  const url = `${baseUrl}${curlTarget(sample, variables)}`
  const isImplied = method === (body === undefined ? "GET" : "POST")
  const parts = [
    `curl -s${isImplied ? "" : ` -X ${method}`} ${quote(url)}`,
    ...headers.filter(({ isOn }) => isOn).map(({ name, value }) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(onOneLine(body))}`]),
  ]
  return parts.join(" \\\n  ")
}

/** The path with its values, and the query, percent-encoded. */
export function curlTarget({ path, pathValues, query }: Sample, variables: Readonly<Record<string, string>>): string {
  const values = { ...variables, ...Object.fromEntries(pathValues.map(({ name, value }) => [name, value])) }
  const filled = path.replace(/\{(.+?)\}/g, (whole, name) => {
    const value = values[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
  const pairs = query.filter(({ isOn }) => isOn).map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? filled : `${filled}${filled.includes("?") ? "&" : "?"}${pairs.join("&")}`
}

function onOneLine(json: string): string {
  return JSON.stringify(JSON.parse(json))
}

/** Quotes an argument for a POSIX shell. */
function quote(argument: string): string {
  return `'${argument.replaceAll("'", "'\\''")}'`
}
