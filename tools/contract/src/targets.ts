import { apis } from "@serac/mock"

/** Base URLs of servers to prove instead of the mocks, by API: `data=http://127.0.0.1:8080,metrics=...`. */
export function readTargets(text: string | undefined): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  for (const part of (text ?? "").split(",").filter((one) => one !== "")) {
    const at = part.indexOf("=")
    const [api, url] = [part.slice(0, at), part.slice(at + 1)]
    if (at < 1 || !isApi(api))
      throw new Error(`${part}: write a target as API=URL, where API is one of ${apis.join(", ")}`)
    if (!URL.canParse(url)) throw new Error(`${part}: ${url} is not a URL`)
    targets.set(api, url.replace(/\/+$/, ""))
  }
  return targets
}

const isApi = (name: string): boolean => apis.some((api) => api === name)

/** The environment variable that carries the targets from the command line to the suite. */
export const targetsVariable = "SERAC_CONTRACT_TARGETS"

/** The environment variable that says what of the documents' promises is looked for: `sent` or `all`. */
export const promisesVariable = "SERAC_CONTRACT_PROMISES"
