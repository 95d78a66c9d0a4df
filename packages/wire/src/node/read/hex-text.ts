/** The digits of bytes with `0x`, in lower case, or geth's error text for them. */
export function digitsOf(text: string): { readonly digits: string; readonly fault?: string } {
  if (text === "") return { digits: "" }
  if (!/^0x/i.test(text)) return { digits: "", fault: "hex string without 0x prefix" }
  if (text.length % 2 !== 0) return { digits: "", fault: "hex string of odd length" }
  const digits = text.slice(2).toLowerCase()
  return /^[0-9a-f]*$/.test(digits) ? { digits } : { digits: "", fault: "invalid hex string" }
}

/** The integer of `0x` and digits without leading zeros, or geth's error text for it. */
export function decodeQuantity(text: string, bits: number): bigint | string {
  if (text === "") return "empty hex string"
  if (!/^0x/i.test(text)) return "hex string without 0x prefix"
  const digits = text.slice(2)
  if (digits === "") return 'hex string "0x"'
  if (digits.length > 1 && digits.startsWith("0")) return "hex number with leading zero digits"
  if (digits.length > bits / 4) return `hex number > ${bits} bits`
  return /^[0-9a-f]+$/i.test(digits) ? BigInt(`0x${digits}`) : "invalid hex string"
}
