import { isDataUri } from "../../../metadata/index.ts"
import { maxUriLength } from "./token-uri.ts"

/** Where a token URI points. */
export type Location =
  | { readonly kind: "data" }
  /** `source` is the unit that fails as a whole: the host, or for IPFS the root of the path. */
  | { readonly kind: "web"; readonly url: URL; readonly source: string }
  | { readonly kind: "invalid"; readonly status: "INVALID_TOKEN_URI" | "INVALID_TOKEN_URI_SCHEME" }

const cid = "Qm[1-9A-HJ-NP-Za-km-z]{44}|[bB][A-Za-z2-7]{58,110}|z[1-9A-HJ-NP-Za-km-z]{48,80}|[fF][0-9A-Fa-f]{72,140}"
/** `ipfs://CID/path`, the same with `ipfs/` before the CID, `/ipfs/CID/path`, and a bare CID. */
const ipfs = new RegExp(`^(?:ipfs:/{0,2}(?:/?ipfs/)*|/?ipfs/|)(${cid})((?:[/?#].*)?)$`, "s")
const ipns = /^(?:ipns:\/{0,2}|ipfs:\/\/ipns\/|\/?ipns\/)([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)((?:[/?#].*)?)$/s
const arweave = /^ar:\/{0,2}([\w-]{43})((?:[/?#].*)?)$/s

/**
 * Where to read the document of a token URI: `data:`, `http:` and `https:` unchanged, IPFS and IPNS at the gateway, Arweave
 * at `https://arweave.net`.
 *
 * @param gateway - a URL without a trailing slash.
 */
export function locateDocument(uri: string, gateway: string): Location {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(uri)?.[1] ?? ""
  return locateIn(scheme.toLowerCase() + uri.slice(scheme.length), scheme.toLowerCase(), gateway)
}

function locateIn(uri: string, scheme: string, gateway: string): Location {
  if (isDataUri(uri)) return { kind: "data" }
  if (uri.length > maxUriLength) return invalidUri
  if (/^https?:\/\//.test(uri)) {
    const url = parseUri(uri)
    return url ? { kind: "web", url, source: url.hostname } : invalidUri
  }
  const [, root, path] = ipfs.exec(uri) ?? []
  if (root !== undefined) return below(`${gateway}/ipfs/${root}`, path, `ipfs:${root}`)
  const [, name, itsPath] = ipns.exec(uri) ?? []
  if (name !== undefined) return below(`${gateway}/ipns/${name}`, itsPath, `ipns:${name.toLowerCase()}`)
  const [, transaction, file] = arweave.exec(uri) ?? []
  if (transaction !== undefined) return below(`https://arweave.net/${transaction}`, file, "arweave.net")
  const isOurs = ["", "http", "https", "ipfs", "ipns", "ar"].includes(scheme)
  return isOurs ? invalidUri : { kind: "invalid", status: "INVALID_TOKEN_URI_SCHEME" }
}

const invalidUri = { kind: "invalid", status: "INVALID_TOKEN_URI" } as const

/** Rejects a path that leaves its root, since it would request something else from the gateway. A `#` belongs to the file name. */
function below(root: string, path = "", source: string): Location {
  const base = parseUri(root)
  const url = parseUri(root + path.replaceAll("#", "%23"))
  if (!base || url?.origin !== base.origin) return invalidUri
  const isBelow = url.pathname === base.pathname || url.pathname.startsWith(`${base.pathname}/`)
  return isBelow ? { kind: "web", url, source } : invalidUri
}

function parseUri(text: string): URL | undefined {
  return URL.parse(text) ?? undefined
}
