/** A parameter of a function in a JSON ABI. */
export interface AbiParameter {
  readonly type: string
  readonly components?: readonly AbiParameter[]
}

const maxTupleDepth = 16
const longestAbiType = 4096
const typePattern = /^([a-z]+)([0-9x]*)((?:\[[0-9]*\])*)$/

/**
 * A parameter's type in its canonical spelling: `uint` is `uint256`, a tuple is its members' types in parentheses. Throws an Error with the
 * broken rule.
 */
export function canonicalType(parameter: unknown, depth = 0): string {
  if (depth > maxTupleDepth) throw new Error(`tuples must not be nested deeper than ${maxTupleDepth}`)
  if (typeof parameter !== "object" || parameter === null) throw new Error("an input must be an object")
  const { type, components } = parameter as { type?: unknown; components?: unknown }
  if (typeof type !== "string" || type.length > 200) throw new Error("an input must have a type")
  const [, name = "", size = "", arrays = ""] = typePattern.exec(type) ?? []
  if (/\[0+\]/.test(arrays)) throw new Error(`${type} is not a type of the ABI`)
  const element = name === "tuple" && size === "" ? tuple(components, depth) : elementary(name, size)
  if (element === undefined) throw new Error(`${type} is not a type of the ABI`)
  const text = element + arrays
  if (text.length > longestAbiType) throw new Error(`a type must not be longer than ${longestAbiType} characters`)
  return text
}

function tuple(components: unknown, depth: number): string {
  if (!Array.isArray(components)) throw new Error("a tuple must have components")
  return `(${components.map((component) => canonicalType(component, depth + 1)).join(",")})`
}

function elementary(name: string, size: string): string | undefined {
  if (name === "uint" || name === "int") return sizedInteger(name, size || "256")
  if (name === "bytes" && size !== "") return /^(?:[1-9]|[12][0-9]|3[0-2])$/.test(size) ? `bytes${size}` : undefined
  if (name === "fixed" || name === "ufixed") return fixed(name, size || "128x18")
  if (name === "function" && size === "") return "function"
  return size === "" && ["address", "bool", "bytes", "string"].includes(name) ? name : undefined
}

function sizedInteger(name: string, size: string): string | undefined {
  return /^[1-9][0-9]{0,2}$/.test(size) && Number(size) % 8 === 0 && Number(size) <= 256 ? name + size : undefined
}

function fixed(name: string, size: string): string | undefined {
  const [, bits = "", decimals = ""] = /^([0-9]+)x([0-9]+)$/.exec(size) ?? []
  const right = sizedInteger(name, bits) !== undefined && /^[1-9][0-9]?$/.test(decimals) && Number(decimals) <= 80
  return right ? name + size : undefined
}
