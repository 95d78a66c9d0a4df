import { formsBySign } from "./forms.ts"
import { type Filler, type HoleKind, holeMark } from "./hole.ts"

/** Signs of forms are above the hole character and below the tab, the first character that may begin JSON. */
const isShort = (fragment: string) => {
  const sign = fragment.charCodeAt(0)
  return sign > 0x01 && sign < 0x09
}

/**
 * Fills the holes of a stored fragment, which is JSON with holes or, in short form, the values of a {@link Form}.
 *
 * Throws an Error for a short fragment of an unknown form, which a later version may have written.
 *
 * @example
 * ```ts
 * import { fillHoles, hole } from "@serac/store/items"
 *
 * fillHoles(`{"to":{"address":"0x01"${hole.party}}}`, (kind, about) => (about === "0x01" ? ',"name":"Ice"' : ""))
 * // {"to":{"address":"0x01","name":"Ice"}}
 * ```
 */
export function fillHoles(fragment: string, filler: Filler): string {
  if (isShort(fragment)) return formOf(fragment).fill(fragment, filler)
  let at = fragment.indexOf(holeMark)
  if (at === -1) return fragment
  let text = ""
  let from = 0
  while (at !== -1) {
    const about = fragment.slice(fragment.lastIndexOf('"', at - 2) + 1, at - 1)
    text += fragment.slice(from, at) + filler(fragment[at + 1] as HoleKind, about)
    from = at + 2
    at = fragment.indexOf(holeMark, from)
  }
  return text + fragment.slice(from)
}

/** A stored fragment, short or not, as JSON with holes. */
export function expandFragment(fragment: string): string {
  return isShort(fragment) ? fillHoles(fragment, (kind) => holeMark + kind) : fragment
}

function formOf(fragment: string) {
  const sign = fragment.charCodeAt(0)
  const form = formsBySign[sign]
  if (form === undefined) throw new Error(`a stored fragment is of the form ${sign}, which this software does not know`)
  return form
}
