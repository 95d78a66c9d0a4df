/**
 * Takes out of a text what nobody but the API may see: the key, which a service may echo, and whatever path stands in its base
 * URL, which is a key with some providers.
 */
export function createConceal(baseUrl: URL, apiKey: string | undefined): (text: string) => string {
  const path = baseUrl.pathname.replace(/\/+$/, "")
  const secrets = [...(apiKey ? [apiKey] : []), ...(path === "" ? [] : [path])]
  return (text) => secrets.reduce((left, secret) => left.replaceAll(secret, "…"), text)
}
