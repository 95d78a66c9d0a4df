import { expect, test } from "vitest"
import { misfitsOf } from "./consumer.ts"

test("packages fit each other where each asks for the version of another that is packed, and say so otherwise", () => {
  const one = { name: "@serac/one", version: "1.2.3" }
  expect(
    misfitsOf([one, { name: "two", version: "1.0.0", dependencies: { "@serac/one": "^1.2.3", viem: "^2" } }]),
  ).toEqual([])
  const other = { name: "two", version: "1.0.0", dependencies: { "@serac/one": "workspace:^" } }
  expect(misfitsOf([one, { ...other, peerDependencies: { "@serac/three": "^1.0.0" } }])).toEqual([
    "two needs @serac/one workspace:^, and there is 1.2.3",
    "two needs @serac/three ^1.0.0, and there is none",
  ])
})
