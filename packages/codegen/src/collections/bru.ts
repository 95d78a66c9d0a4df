/** A block of a .bru file, `name { ... }`; empty if it has no lines. */
export function bruBlock(name: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${name} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`]
}

/** A block of free text, such as a request body. */
export function textBlock(name: string, text: string): readonly string[] {
  return text === "" ? [] : bruBlock(name, text.split("\n"))
}

/** One `name: value` line of a block; a disabled pair is prefixed with a tilde. */
export function pair(name: string, value: string, isOn = true): string {
  const key = /^[^\s:"{}[\]~@]+$/.test(name) ? name : `"${name.replaceAll('"', '\\"')}"`
  // Multi-line values are enclosed in triple quotes, as are values that start with a bracket, which would otherwise begin a list.
  const isPlain = !/[\n\r]/.test(value) && !/^(\[|''')/.test(value)
  return `${isOn ? "" : "~"}${key}: ${isPlain ? value : `'''\n    ${value.replaceAll("\n", "\n    ")}\n  '''`}`
}

/** The text of a complete .bru file. */
export function bru(...blocks: readonly (readonly string[])[]): string {
  return `${blocks.flat().join("\n\n")}\n`
}
