/** A picture that may be shown, and the host that it is loaded from. */
export interface Picture {
  readonly url: string
  /** Undefined if the URI contains the picture itself. */
  readonly host: string | undefined
}

/** Image types allowed in `data:` URIs: none that can contain scripts, links or requests, as SVG can. */
const held = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/

/** Maximum length of a URI in characters, since NFTs are untrusted. */
const longestPictureUri = 2 ** 20

/**
 * The picture of an untrusted URI: `http:` and `https:`, `ipfs:` through the operator's gateway, and `data:` with plain
 * raster images. Undefined for any other URI.
 *
 * @param gateway for `ipfs:` URIs
 */
export function pictureOf(uri: string, gateway: string | undefined): Picture | undefined {
  if (uri.length > longestPictureUri) return undefined
  if (held.test(uri)) return { url: uri, host: undefined }
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?([A-Za-z0-9]{46,}(?:\/[^?#\s]*)?)$/.exec(uri) ?? []
  if (path !== undefined)
    return gateway === undefined
      ? undefined
      : webPicture(`${gateway.replace(/\/+$/, "").replace(/\/ipfs$/, "")}/ipfs/${path}`)
  return webPicture(uri)
}

function webPicture(uri: string): Picture | undefined {
  const url = /^https?:\/\//i.test(uri) && URL.canParse(uri) ? new URL(uri) : undefined
  if (url === undefined || url.username !== "" || url.password !== "") return undefined
  return { url: url.href, host: url.host }
}
