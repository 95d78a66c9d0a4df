/** A picture that may be shown, and whom it is asked of. */
export interface Picture {
  readonly url: string
  /** Undefined where it is asked of nobody: the picture is in the URI. */
  readonly host: string | undefined
}

/** Forms of pictures that a URI may hold: none that can have scripts, links or requests of its own, as SVG can. */
const held = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/

/** Characters of a URI at most: what a stranger minted is not to take the page's memory. */
const longestPictureUri = 2 ** 20

/**
 * What of a stranger's URI may be shown as a picture: `http:` and `https:`, `ipfs:` by the operator's gateway, and `data:` of pictures
 * that are nothing but pixels. Anything else is none.
 *
 * @param gateway by which `ipfs:` is read
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
