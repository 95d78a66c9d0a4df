/** A block of a .bru file: `name { ... }`; nothing when it would be empty. */
export function bruBlock(name: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${name} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`]
}

/** A block of free text, such as a body. */
export function textBlock(name: string, text: string): readonly string[] {
  return text === "" ? [] : bruBlock(name, text.split("\n"))
}

/** One `name: value` of a block; what is off has a tilde before it. */
export function pair(name: string, value: string, isOn = true): string {
  const key = /^[^\s:"{}[\]~@]+$/.test(name) ? name : `"${name.replaceAll('"', '\\"')}"`
  // Several lines stand between triple quotes; a brace or bracket at the start of a value would begin a block or a list.
  const isPlain = !/[\n\r]/.test(value) && !/^(\[|''')/.test(value)
  return `${isOn ? "" : "~"}${key}: ${isPlain ? value : `'''\n    ${value.replaceAll("\n", "\n    ")}\n  '''`}`
}

/** A whole file. */
export function bru(...blocks: readonly (readonly string[])[]): string {
  return `${blocks.flat().join("\n\n")}\n`
}
