/** A listener that is attacked, and what callers ask it for. */
export interface Target {
  readonly name: "data" | "metrics" | "gateway" | "admin"
  readonly port: number
  /** A usual request, whole: that of the honest caller, and of floods. */
  readonly request: string
  /** A request with a large answer, for callers who do not read it. */
  readonly largeRequest: string
  /** The headers of a request with a body, for callers who do not send all of it. */
  readonly bodyRequest: string
  /** A stream that never ends; undefined where there is none. */
  readonly streamRequest?: string | undefined
}

const targetHost = "127.0.0.1"
/** Bytes of the bodies that never come whole: less than any listener allows. */
const bodyLength = 100_000

/** A whole GET. */
export const getRequest = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: ${targetHost}\r\n\r\n`

/** The headers of a POST whose body has so many bytes. */
export const postHeaders = (path: string, length = bodyLength): string =>
  `POST ${path} HTTP/1.1\r\nhost: ${targetHost}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

/** A whole POST. */
export const postRequest = (path: string, body: string): string => postHeaders(path, Buffer.byteLength(body)) + body
