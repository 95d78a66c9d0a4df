import { expect, it } from "vitest"
import { differingLines } from "./differing-lines.ts"

const block = (proposer: string) => `primary_block {"height":1,"json":"{\\"blockNumber\\":\\"1\\"${proposer}}"}`

it("leaves out who proposed a block and nothing else", () => {
  const proposed = block(',\\"proposerDetails\\":{\\"proposerId\\":\\"a\\"}')
  expect(differingLines([proposed, "primary_asset 1"], [block(""), "primary_asset 1"])).toEqual([])
  const lists = ['primary_proposed {"chain":0,"height":1}', 'primary_list {"list":9,"key":"0x00"}']
  expect(differingLines(lists, [])).toEqual([])
  expect(differingLines(['primary_list {"list":1,"key":"0x00"}'], [])).toHaveLength(1)
  expect(differingLines([block(""), "primary_asset 1"], [block(',\\"txCount\\":1'), "primary_asset 1"])).toEqual([
    `- ${block("")}`,
    `+ ${block(',\\"txCount\\":1')}`,
  ])
})
