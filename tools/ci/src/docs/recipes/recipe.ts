import type { DocPage } from "../markdown/pages.ts"

/** A step or a paragraph of a recipe, in one line. */
export interface RecipePart {
  /** `CONTRIBUTING.md:12`: its first line. */
  readonly place: string
  /** Its number in the list; undefined for a paragraph. */
  readonly step: number | undefined
  readonly text: string
}

/** A heading of the third level below `## Recipes`, with what follows it. */
export interface Recipe {
  readonly title: string
  readonly parts: readonly RecipePart[]
}

/** The recipes of a page, in order; empty without the heading `## Recipes`. Text before the first recipe is left out. */
export function recipesOf({ path, text }: DocPage): readonly Recipe[] {
  const recipes: { title: string; parts: RecipePart[] }[] = []
  let isInside = false
  let isOpen = false
  for (const [index, line] of text.split("\n").entries()) {
    const [, level = "", title = ""] = /^(#{2,3}) (.+)$/.exec(line) ?? []
    if (level === "##") isInside = title === "Recipes"
    if (!isInside) continue
    if (level === "###") recipes.push({ title, parts: [] })
    const parts = recipes.at(-1)?.parts
    const [, number] = /^(\d+)\. /.exec(line) ?? []
    const last = parts?.at(-1)
    if (level !== "" || line.trim() === "") isOpen = false
    else if (isOpen && number === undefined && parts !== undefined && last !== undefined)
      parts[parts.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    else {
      const step = number === undefined ? undefined : Number(number)
      parts?.push({ place: `${path}:${index + 1}`, step, text: line.replace(/^\d+\. /, "").trim() })
      isOpen = parts !== undefined
    }
  }
  return recipes
}
