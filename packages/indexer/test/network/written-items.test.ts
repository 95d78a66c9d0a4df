import { createHash } from "node:crypto"
import { pTransactionKinds } from "@serac/chain"
import { expect, test } from "vitest"
import { platformTransactions, writtenItems } from "./written-items.ts"

type Noun = keyof typeof writtenItems

/**
 * The first 16 hexadecimal digits of the SHA-256 of each noun's texts. The nouns have no versions: a primary network has no
 * archive from which stored rows could be rebuilt, so a changed text appears only in new rows.
 */
const digests: Readonly<Record<Noun, string>> = {
  platformBlock: "f0f3fa4e42a00a94",
  platformTransaction: "840a6693b72831fc",
  platformUtxo: "520fa2a73db7c250",
  xTransaction: "d189b42cdefe08ac",
  xUtxo: "f9f881776f97a77b",
  cBlock: "13487d7f5d2684d6",
  cTransaction: "8fcec5ccc9f6c53d",
}

test.each(Object.keys(digests) as Noun[])("what is written is what stored rows contain: %s", (noun) => {
  const digest = createHash("sha256").update(JSON.stringify(writtenItems[noun])).digest("hex").slice(0, 16)
  expect(
    digest,
    `The texts of the noun "${noun}" changed. Stored rows keep the texts that they have until the network is indexed anew. If this is ` +
      `intended, commit the digest "${digest}", and after the first release tell operators in a changeset.`,
  ).toBe(digests[noun])
})

test("the texts have a transaction of each type of the P-Chain", () => {
  expect([...new Set(platformTransactions.map(({ type }) => type))].sort()).toEqual(
    Object.keys(pTransactionKinds).sort(),
  )
})
