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

/** A target of attacks. Texts are sent as Latin-1, one byte for each character. */
export interface Target {
  readonly name: (typeof targetNames)[number]
  readonly port: number
  /** The first request on a connection, answered with headers only: the handshake of a WebSocket. */
  readonly opening?: string | undefined
  /** A complete, usual request, as honest callers send it. */
  readonly request: string
  /** The beginning of a successful answer to the request. */
  readonly success: string
  /** Whether the answer is endless: the caller waits for its headers and then closes the connection. */
  readonly isEndless?: boolean | undefined
  /** The most expensive usual requests, for floods. Default: the honest caller's request. */
  readonly floodRequests?: readonly string[] | undefined
  /** A request with a large answer, for callers that do not read it. */
  readonly largeRequest: string
  /** The beginning of a request, for callers that never send the rest. */
  readonly halfRequest: string
  /** A request for an endless answer; undefined where the target has none. */
  readonly streamRequest?: string | undefined
  /** Whether it trusts proxies' forwarded addresses, and whether it accepts keys. */
  readonly believes: { readonly proxies: boolean; readonly keys: boolean }
}

const hostLine = "host: 127.0.0.1\r\n"
/** The declared length in bytes of bodies that are never completed, below the limit of every listener. */
const bodyLength = 100_000

/** A complete GET request. */
export const getRequest = (path: string): string => `GET ${path} HTTP/1.1\r\n${hostLine}\r\n`

/** The headers of a POST request with a body of `length` bytes. */
export const postHeaders = (path: string, length = bodyLength): string =>
  `POST ${path} HTTP/1.1\r\n${hostLine}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** A complete POST request. */
export const postRequest = (path: string, body: string): string => postHeaders(path, Buffer.byteLength(body)) + body

/** The headers of a POST request, and a part of its body. */
export const halfPost = (path: string): string => `${postHeaders(path)}{"half`

/** A target whose requests have an additional header. */
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
