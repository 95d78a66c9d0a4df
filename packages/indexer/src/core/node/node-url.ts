import { separateCredentials } from "@serac/wire/node"

/** A URL split into the part that is requested, the part that may be shown, and its secrets. */
export interface NodeUrl {
  /** The URL without user and password. */
  readonly href: string
  readonly host: string
  /** Headers that carry the user and password. */
  readonly headers: Readonly<Record<string, string>>
  /** Removes the URL's secrets from a text of the node, which may repeat them. */
  redact(text: string): string
}

/** Splits a URL. @throws TypeError if it is invalid. */
export function readNodeUrl(text: string): NodeUrl {
  const url = new URL(text)
  const secrets = secretsOf(url)
  const { url: href, headers } = separateCredentials(text)
  return {
    href,
    host: url.host,
    headers,
    redact: (shown) => secrets.reduce((left, secret) => left.replaceAll(secret, "…"), shown),
  }
}

/** The parts of a URL that may be credentials. */
function secretsOf(url: URL): readonly string[] {
  const path = url.pathname.split("/").filter((part) => part.length >= 16)
  const query = [...url.searchParams.values()].filter((value) => value !== "")
  return [url.href, url.search, ...path, ...query, url.password].filter((text) => text.length >= 4)
}
