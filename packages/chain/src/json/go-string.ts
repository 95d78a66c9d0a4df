import { decodeText } from "../codec/utf8.ts"

// Go's encoder also escapes what HTML and JavaScript could take amiss.
const unsafe = /[<>&\u2028\u2029]/g

const escapedJson = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)

/** A JSON string as Go's encoder writes it, from bytes that need not be UTF-8. */
export const goString = (bytes: Uint8Array): string => `"${decodeText(bytes, "\\ufffd", escapedJson)}"`
