import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { writtenItems } from "../../test/items/written-items.ts"
import { completeBlock } from "./block/block-text.ts"
import { formsBySign } from "./fragment/forms.ts"
import { expandFragment } from "./fragment/index.ts"
import { type ItemNoun, itemDigests, itemVersions } from "./versions.ts"

const nouns = Object.keys(itemDigests) as ItemNoun[]

/** Digest of both the stored texts and their expansions: a change of a form may affect only one of them. */
function digestOf(noun: ItemNoun): string {
  const served = (text: string) => (noun === "block" ? completeBlock(text, 12) : expandFragment(text))
  const texts = writtenItems[noun].map((text) => [text, served(text)])
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16)
}

test.each(nouns)("what is written is what its version says: %s", (noun) => {
  const digest = digestOf(noun)
  expect(
    digest,
    `The texts of the noun "${noun}" are not those of its version ${itemVersions[noun]}. If this is intended, raise the version: ` +
      `append "${digest}" to itemDigests.${noun} in packages/store/src/items/versions.ts. ` +
      "Until the first release, replace the last digest instead.",
  ).toBe(itemDigests[noun].at(-1))
})

test.each(nouns)("no version is raised without another text: %s", (noun) => {
  const digests: readonly string[] = itemDigests[noun]
  expect(digests.filter((digest, at) => digest === digests[at - 1])).toEqual([])
})

test("every form is among the texts", () => {
  const short = Object.values(writtenItems)
    .flat()
    .map((text) => text.charCodeAt(0))
  const signs = formsBySign.flatMap((form, sign) => (form === undefined ? [] : [sign]))
  expect(signs.filter((sign) => !short.includes(sign))).toEqual([])
})
