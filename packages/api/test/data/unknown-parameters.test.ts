import { expect, test } from "vitest"
import { build } from "./house.ts"

async function answerOf(url: string, unknownParameters?: "ignore"): Promise<unknown> {
  const house = await build({ ...(unknownParameters && { unknownParameters }) })
  try {
    const response = await fetch(house.service.url + url)
    return [response.status, (await response.json()).message]
  } finally {
    await house.close()
  }
}

test("a parameter that an operation does not have is a 400 that names the nearest one, unless such are ignored", async () => {
  const url = "/v1/chains?Network=mainnet"
  expect([await answerOf(url), await answerOf(url, "ignore")]).toEqual([
    [400, "'Network' is not a parameter of this operation; did you mean network?"],
    [200, undefined],
  ])
})
