/**
 * Creates a function that removes secrets from texts: the API key, which a service may echo, and the path of the base URL,
 * which contains a key with some providers.
 */
export function createConceal(baseUrl: URL, apiKey: string | undefined): (text: string) => string {
  const path = baseUrl.pathname.replace(/\/+$/, "")
  const secrets = [...(apiKey ? [apiKey] : []), ...(path === "" ? [] : [path])]
  return (text) => secrets.reduce((left, secret) => left.replaceAll(secret, "…"), text)
}
