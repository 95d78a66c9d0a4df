import fc from "fast-check"
import { expect, test } from "vitest"
import { address, hashOf, word } from "../../../test/conformance/chain-of.ts"
import { eventValues, placeValues, writeTransfer } from "../../items/index.ts"
import type { TransferRow, TransferStandard } from "../rows.ts"
import { deltasOf, heldByOwners, ownerChanges, zeroAddress } from "./balance-changes.ts"
import { balanceKey } from "./key.ts"

const [token, ann, bob] = [address(9), address(1), address(2)]

function transferOf(standard: TransferStandard, blockNumber: number, logIndex: number, value: string): TransferRow {
  const place = placeValues({
    number: blockNumber,
    timestamp: 0,
    timestampMilliseconds: undefined,
    hash: hashOf(blockNumber),
  })
  const [from, to] = logIndex % 2 === 0 ? [zeroAddress, ann] : [ann, bob]
  const tokenId = standard === 20 ? undefined : word(7)
  return {
    blockNumber,
    logIndex,
    batchIndex: 0,
    standard,
    token,
    from,
    to,
    ...(tokenId !== undefined && { tokenId }),
    fragment: writeTransfer(place, eventValues({ transactionHash: word(1), from, to, logIndex }), value),
  }
}

const placesOf = (standard: TransferStandard) =>
  [3, 4, 11].flatMap((block) => [0, 1].map((logIndex) => transferOf(standard, block, logIndex, `${block + logIndex}`)))

test("by how much balances change is told by block, ascending, in whatever order transfers come", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(placesOf(20), { minLength: 6 }), (transfers) => {
      expect(Object.fromEntries(deltasOf(transfers))).toEqual({
        [balanceKey({ holder: ann, standard: 20, contract: token })]: [
          [3, -1n],
          [4, -1n],
          [11, -1n],
        ],
        [balanceKey({ holder: bob, standard: 20, contract: token })]: [
          [3, 4n],
          [4, 5n],
          [11, 12n],
        ],
      })
    }),
  )
})

test("so is whose a token is", () => {
  const key = (holder: typeof ann) => balanceKey({ holder, standard: 721, contract: token, tokenId: word(7) })
  fc.assert(
    fc.property(fc.shuffledSubarray(placesOf(721).slice(0, 3), { minLength: 3 }), (transfers) => {
      // Given to Ann and by Ann to Bob in block 3, and to Ann again in block 4.
      expect(Object.fromEntries(heldByOwners(ownerChanges(transfers, new Map())))).toEqual({
        [key(bob)]: [
          [3, 1n],
          [4, 0n],
        ],
        [key(ann)]: [[4, 1n]],
      })
    }),
  )
})
