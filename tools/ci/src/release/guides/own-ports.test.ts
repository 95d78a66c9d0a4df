import { expect, test } from "vitest"
import { findOwnPorts, serverLine, withOwnPorts } from "./own-ports.ts"

const ports = new Map([
  [8080, 40_001],
  [9650, 40_002],
])

test("ports of a guide are replaced where they are ports, and other numbers stay", () => {
  expect(
    withOwnPorts('http://127.0.0.1:8080/v1 localhost:9650 --port 8080 { "port": 8080 } .listen(9650)', ports),
  ).toBe('http://127.0.0.1:40001/v1 localhost:40002 --port 40001 { "port": 40001 } .listen(40002)')
  const others = "8080 blocks, http://HOST:8080, 127.0.0.1:80801, 127.0.0.1:1234, 2025-8080, 1.9650, pageSize=8080"
  expect(withOwnPorts(others, ports)).toBe(others)
})

test("a server is started by its own program, on the port of the run", () => {
  const exists = (path: string) => path === "node_modules/.bin/serac"
  const lineOf = (line: string) => serverLine(line, ports, exists)
  expect(lineOf("npx serac devnet --l1 a=1")).toBe("node_modules/.bin/serac devnet --l1 a=1 --port 40002")
  expect(lineOf("npx serac mock data --port 4010")).toBe("node_modules/.bin/serac mock data --port 4010")
  expect(lineOf("npx serac up")).toBe("node_modules/.bin/serac up")
  expect(lineOf("node server.ts")).toBe("node server.ts")
  expect(() => lineOf("npx vite")).toThrow("npx vite: vite is not installed")
})

test("each port of the guides has one of its own", async () => {
  const found = await findOwnPorts()
  expect(found.get(8080)).toBeGreaterThan(1024)
  expect(new Set(found.values()).size).toBe(found.size)
})
