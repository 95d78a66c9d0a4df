import { separateCredentials } from "@serac/wire/node"

/** A URL taken apart: what is asked, what may be shown, and what may not. */
export interface NodeUrl {
  /** Without user and password. */
  readonly href: string
  readonly host: string
  /** Headers that user and password make. */
  readonly headers: Readonly<Record<string, string>>
  /** Text without the secrets of the URL, which a node may repeat. */
  redact(text: string): string
}

/** Takes a URL apart. @throws TypeError when it is none. */
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

/** The parts of a URL that may let somebody in. */
function secretsOf(url: URL): readonly string[] {
  const path = url.pathname.split("/").filter((part) => part.length >= 16)
  const query = [...url.searchParams.values()].filter((value) => value !== "")
  return [url.href, url.search, ...path, ...query, url.password].filter((text) => text.length >= 4)
}
