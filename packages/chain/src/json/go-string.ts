import { decodeText } from "../codec/utf8.ts"

// Characters that Go's encoder escapes in addition, for HTML and JavaScript.
const unsafe = /[<>&\u2028\u2029]/g

const escapedJson = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)

/** Formats a JSON string like Go's encoder, from bytes that may be invalid UTF-8. */
export const goString = (bytes: Uint8Array): string => `"${decodeText(bytes, "\\ufffd", escapedJson)}"`
