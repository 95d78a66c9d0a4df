import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import {
  contractsCommand,
  expectedDigests,
  generatedFolder,
  readModule,
} from "../../src/demo-chain/solidity/generated-contracts.ts"

test(`the devnet's contracts are those that \`${contractsCommand}\` makes of their sources`, async () => {
  const there = readdirSync(generatedFolder).map((file) => {
    const { digest, isUnchanged } = readModule(readFileSync(join(generatedFolder, file), "utf8"))
    return [file, isUnchanged ? digest : "changed by hand"]
  })
  expect(Object.fromEntries(there)).toEqual(Object.fromEntries(await expectedDigests()))
})
