import { declaredProjections } from "@serac/store/settings"
import { markdownTable } from "./markdown-table.ts"

const listsTable = /^<!-- table of lists -->\n(?:\|.*\n)*/m

/** The operators' page with its table of lists, generated from their declarations. */
export function fillListsTable(page: string): string {
  const rows = declaredProjections.map(({ name, about, canWait }) => [
    `\`${name}\``,
    about,
    canWait === true ? "waits" : "maintained",
  ])
  const columns = ["list", "contains", "while the chain is far behind its node"]
  return page.replace(listsTable, () => `<!-- table of lists -->\n${markdownTable({ columns, rows }).join("\n")}\n`)
}
