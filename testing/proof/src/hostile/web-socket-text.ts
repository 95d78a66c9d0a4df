/** The handshake request of a WebSocket. */
export const handshake = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`

const textFrame = "\x81"
const maskBit = 0x80
/** Clients mask their frames; a mask of zeros leaves the payload unchanged. */
const zeroMask = "\0\0\0\0"

/** A client's frame as Latin-1, one character for each byte. */
export function clientFrame(text: string): string {
  return frameHeaders(text.length) + text
}

/** The header of a client's text frame with a payload of `length` bytes. */
export function frameHeaders(length: number): string {
  const bytes = (count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCharCode((length >> (8 * (count - 1 - at))) & 0xff)).join("")
  const told = length < 126 ? String.fromCharCode(maskBit | length) : `${String.fromCharCode(maskBit | 126)}${bytes(2)}`
  const longest = `${String.fromCharCode(maskBit | 127)}\0\0\0\0${bytes(4)}`
  return textFrame + (length < 65_536 ? told : longest) + zeroMask
}

/** Whether a server's frame is complete. */
export function isWholeFrame(text: string): boolean {
  const number = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => text.charCodeAt(from + at)).reduce((sum, byte) => sum * 256 + byte, 0)
  const told = text.charCodeAt(1)
  const [start, length] = told < 126 ? [2, told] : told === 126 ? [4, number(2, 2)] : [10, number(2, 8)]
  return text.length >= start + length
}
