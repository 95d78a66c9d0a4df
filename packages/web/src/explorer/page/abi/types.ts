/** A type of the Solidity ABI, with its canonical name. */
export type AbiType = { readonly name: string } & (
  | { readonly kind: "address" | "bool" | "uint" | "int" | "bytes" | "string" }
  /** `bytes1` to `bytes32`. */
  | { readonly kind: "fixed"; readonly bytes: number }
  | { readonly kind: "list"; readonly item: AbiType; readonly length: number | undefined }
  | { readonly kind: "tuple"; readonly parts: readonly AbiType[] }
)

/** The types of a signature's parameters; undefined where it is none, or has a type that is not known. */
export function parseTypes(signature: string): readonly AbiType[] | undefined {
  const begin = signature.indexOf("(")
  if (begin === -1 || signature.length > 2_000) return undefined
  const parsed = parseType(signature.slice(begin))
  return parsed?.kind === "tuple" ? parsed.parts : undefined
}

/** Whether a value stands elsewhere, where a word in its place says. */
export function isDynamic(type: AbiType): boolean {
  if (type.kind === "bytes" || type.kind === "string") return true
  if (type.kind === "list") return type.length === undefined || isDynamic(type.item)
  return type.kind === "tuple" && type.parts.some(isDynamic)
}

/** Bytes that a value takes in its place. */
export function encodedSize(type: AbiType): number {
  if (isDynamic(type)) return 32
  if (type.kind === "list") return (type.length ?? 0) * encodedSize(type.item)
  if (type.kind === "tuple") return type.parts.reduce((sum, part) => sum + encodedSize(part), 0)
  return 32
}

function parseType(text: string): AbiType | undefined {
  const list = /^(.*)\[(\d{0,4})\]$/s.exec(text)
  if (list !== null) {
    const item = parseType(list[1] ?? "")
    return item && { name: text, kind: "list", item, length: list[2] === "" ? undefined : Number(list[2]) }
  }
  if (text.startsWith("(") && text.endsWith(")")) {
    const parts = splitParts(text.slice(1, -1)).map(parseType)
    return parts.every((part) => part !== undefined) ? { name: text, kind: "tuple", parts } : undefined
  }
  if (text === "address" || text === "bool" || text === "bytes" || text === "string") return { name: text, kind: text }
  const [, kind, size] = /^(u?int|bytes)(\d{1,3})$/.exec(text) ?? []
  if (kind === "bytes") return { name: text, kind: "fixed", bytes: Math.min(32, Number(size)) }
  if (kind === "uint" || kind === "int") return { name: text, kind }
  return undefined
}

/** Parts between commas that stand in no inner bracket. */
function splitParts(text: string): readonly string[] {
  if (text === "") return []
  const parts: string[] = []
  let depth = 0
  let begin = 0
  for (const [at, character] of [...text].entries()) {
    if (character === "(") depth++
    if (character === ")") depth--
    if (character !== "," || depth > 0) continue
    parts.push(text.slice(begin, at))
    begin = at + 1
  }
  return [...parts, text.slice(begin)]
}
