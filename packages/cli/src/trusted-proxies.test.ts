import { expect, test } from "vitest"
import { warnIfEverybodyIsTrusted } from "./trusted-proxies.ts"

async function warningsOf(ranges: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  await warnIfEverybodyIsTrusted(ranges, (line) => lines.push(line))
  return lines
}

test("proxies that are the whole world are warned of, others are not", async () => {
  expect(await warningsOf(["0.0.0.0/0"])).toEqual([
    "access.trustedProxies are all addresses: every caller can claim any other's, so that limits by address limit nobody",
  ])
  expect([await warningsOf(["10.0.0.0/8", "::1"]), await warningsOf([])]).toEqual([[], []])
})

test("what is no range is refused", async () => {
  await expect(warningsOf(["everybody"])).rejects.toThrow(
    'access.trustedProxies: "everybody" is no IP address, and no range of them such as 10.0.0.0/8',
  )
})
