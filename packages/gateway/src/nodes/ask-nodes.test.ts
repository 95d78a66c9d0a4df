import { expect, test } from "vitest"
import { maxRest, Nodes } from "./ask-nodes.ts"

test("a node that fails again and again is out of its turn for twice as long each time, up to a minute", () => {
  let now = 0
  const nodes = new Nodes({ clock: () => now })
  const urls = ["http://a.example", "http://b.example"]
  const rests: number[] = []
  for (let failure = 0; failure < 6; failure++) {
    const began = now
    nodes.rest("http://a.example")
    // What was with it at the same time fails with it.
    nodes.rest("http://a.example")
    while (nodes.inTurn(urls)[0] === "http://b.example") now += 1_000
    rests.push(now - began)
  }
  expect(rests).toEqual([5_000, 10_000, 20_000, 40_000, maxRest, maxRest])
  nodes.close()
})
