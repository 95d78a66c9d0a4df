import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { expectedDigest, methodsCommand, methodsFile } from "../../src/demo-chain/methods/methods-module.ts"
import { signaturesIn } from "../../src/demo-chain/methods/signatures-in.ts"
import { readModule } from "../../src/demo-chain/solidity/generated-contracts.ts"

test(`the method names are those that \`${methodsCommand}\` makes of the packages`, async () => {
  const { digest, isUnchanged } = readModule(readFileSync(methodsFile, "utf8"))
  expect(isUnchanged ? digest : "changed by hand").toBe(await expectedDigest())
})

const abi = [
  {
    type: "function",
    name: "send",
    stateMutability: "payable",
    inputs: [{ type: "tuple[]", components: [{ type: "address" }, { type: "uint256" }] }],
  },
  { type: "function", name: "read", stateMutability: "view", inputs: [] },
  { type: "function", name: "old", constant: true, inputs: [] },
  { type: "function", name: "oldest", constant: false, inputs: [{ type: "bytes" }] },
  { type: "event", name: "Sent", inputs: [] },
]
const signatures = ["send((address,uint256)[])", "oldest(bytes)"]

test.each([
  ["JSON", JSON.stringify({ contractName: "Mailbox", abi })],
  [
    "JavaScript",
    `import { nothing } from "nowhere"\nconst mailbox = ${JSON.stringify(abi)};\nthrow new Error("it was run")`,
  ],
])("of the ABIs in %s the functions that transactions call are taken", (_, text) => {
  expect([...signaturesIn(text)]).toEqual(signatures)
})
