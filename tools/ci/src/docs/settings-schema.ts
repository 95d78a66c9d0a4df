import { rootSchema } from "@serac/cli/settings"

const lineWidth = 120
/** A list of texts or numbers, each on a line of its own. */
const shortList = /^( *)(.*)\[\n([^[\]{}]+?)\n *\](,?)$/gm

/** The text of `serac.schema.json`, as the formatter of the project has it. */
export function settingsSchema(): string {
  return `${JSON.stringify(rootSchema, undefined, 2)}\n`.replace(
    shortList,
    (whole, indent: string, name: string, items: string, comma: string) => {
      const line = `${indent}${name}[${items
        .split("\n")
        .map((item) => item.trim())
        .join(" ")}]${comma}`
      return line.length > lineWidth ? whole : line
    },
  )
}
