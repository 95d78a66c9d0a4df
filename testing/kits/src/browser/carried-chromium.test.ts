import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { carriedChromium } from "./carried-chromium.ts"

test("those who want it at the same time get one that is whole, and leave nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serac-carried-"))
  try {
    const versionOf = async () => {
      const executable = await carriedChromium(folder)
      const { stdout } = await promisify(execFile)(executable, ["--no-sandbox", "--version"])
      return { executable, version: stdout.replace(/[\d.]+/, "N").trim() }
    }
    const one = { executable: join(folder, "serac-chromium", "chromium"), version: "Chromium N" }
    expect(await Promise.all([versionOf(), versionOf()])).toEqual([one, one])
    expect(readdirSync(folder)).toEqual(["serac-chromium"])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
