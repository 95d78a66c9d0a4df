/** A subscription's id as a node makes them: 16 random bytes as `0x` and digits, without zeros in front. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
  return `0x${digits.replace(/^0+(?=.)/, "")}`
}
