import { expect, test } from "vitest"
import * as mcp from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(mcp).sort()).toEqual(["apiNames", "createMcpServer", "serveHttp", "serveStdio"])
})
