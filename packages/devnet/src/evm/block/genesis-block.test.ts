import { expect, test } from "vitest"
import { l1GenesisText } from "../../../test/evm/support/l1.ts"
import { headerOfJson, type RecordedBlock, recordedBlocks } from "../../../test/evm/support/recorded.ts"
import { parseEvmGenesis } from "../config/genesis.ts"
import { loadCrypto } from "../crypto/crypto.ts"
import { NodeStore } from "../state/node-store.ts"
import { WorldState } from "../state/world-state.ts"
import { genesisBlock } from "./genesis-block.ts"

test("the recorded L1's genesis gives the recorded state root, hash and size", async () => {
  const crypto = await loadCrypto()
  const state = WorldState.open(new NodeStore(new Map()), crypto, "subnet-evm")
  const genesis = parseEvmGenesis(l1GenesisText(), { kind: "subnet-evm" })
  const block = await genesisBlock(genesis, state, crypto)
  const [{ block: recorded }] = recordedBlocks("ledger/l1") as [RecordedBlock]
  expect(block.header).toEqual(headerOfJson(recorded))
  expect({ hash: block.hash, size: `0x${block.size.toString(16)}` }).toEqual({
    hash: recorded.hash,
    size: recorded.size,
  })
})
