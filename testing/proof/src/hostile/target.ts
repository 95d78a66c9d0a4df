/** Listeners, and parts of them that are tested in a different way. */
export const targetNames = [
  "data",
  "metrics",
  "gateway",
  "websocket",
  "signatures",
  "explorer",
  "feed",
  "admin",
] as const

/** What is attacked. Texts are sent as Latin-1, a byte a character. */
export interface Target {
  readonly name: (typeof targetNames)[number]
  readonly port: number
  /** What is sent first on a connection, and answered with headers alone: the handshake of a WebSocket. */
  readonly opening?: string | undefined
  /** A usual request, whole: that of the honest caller. */
  readonly request: string
  /** How a good answer to it begins. */
  readonly success: string
  /** Whether the answer to it has no end: its headers are waited for, and its connection is closed then. */
  readonly isEndless?: boolean | undefined
  /** Usual requests that cost the most, for floods. Default: that of the honest caller. */
  readonly floodRequests?: readonly string[] | undefined
  /** A request with a large answer, for callers who do not read it. */
  readonly largeRequest: string
  /** The beginning of a request, for callers who do not send all of it. */
  readonly halfRequest: string
  /** A request for something that never ends; undefined where there is nothing. */
  readonly streamRequest?: string | undefined
  /** Whether it trusts proxies' forwarded addresses, and whether it accepts keys. */
  readonly believes: { readonly proxies: boolean; readonly keys: boolean }
}

const hostLine = "host: 127.0.0.1\r\n"
/** Bytes of the bodies that never come whole: less than any listener allows. */
const bodyLength = 100_000

/** A whole GET. */
export const getRequest = (path: string): string => `GET ${path} HTTP/1.1\r\n${hostLine}\r\n`

/** The headers of a POST whose body has so many bytes. */
export const postHeaders = (path: string, length = bodyLength): string =>
  `POST ${path} HTTP/1.1\r\n${hostLine}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** A whole POST. */
export const postRequest = (path: string, body: string): string => postHeaders(path, Buffer.byteLength(body)) + body

/** The headers of a POST, and some of its body. */
export const halfPost = (path: string): string => `${postHeaders(path)}{"half`

/** A target whose requests have one header more. */
export function withHeader(target: Target, name: string, value: string): Target {
  const add = (text: string) => text.replaceAll(hostLine, `${hostLine}${name}: ${value}\r\n`)
  const { opening, floodRequests, streamRequest } = target
  return {
    ...target,
    opening: opening === undefined ? undefined : add(opening),
    request: add(target.request),
    floodRequests: floodRequests?.map(add),
    largeRequest: add(target.largeRequest),
    halfRequest: add(target.halfRequest),
    streamRequest: streamRequest === undefined ? undefined : add(streamRequest),
  }
}
