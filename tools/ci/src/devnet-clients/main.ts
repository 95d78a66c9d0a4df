import { spawn } from "node:child_process"
import { once } from "node:events"
import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { testAccounts, testKey } from "@serac/devnet"
import { startDevnet } from "@serac/devnet/start"
import { markdownTable } from "../docs/markdown-table.ts"
import { repository } from "../smoke/packages.ts"
import { makeClientsProject } from "./make-project.ts"
import { type DevnetClient, devnetClients } from "./programs.ts"

// Runs programs of clients that others wrote against a devnet, before and after Helicon: `pnpm check:devnet`. Writes docs/devnet-clients.md.

/** Milliseconds after which a program counts as hanging. */
const timeout = 300_000

// Names of programs run these only, and write no page.
const named = process.argv.slice(2)
const upgrades = { "before Helicon": undefined, "after Helicon": 0 } as const
const project = await makeClientsProject()
const rows: string[][] = []
let failures = 0
try {
  for (const client of devnetClients.filter(({ program }) => named.length === 0 || named.includes(program))) {
    const cells: string[] = []
    for (const helicon of Object.values(upgrades)) {
      const { steps, fault } = await runProgram(client, helicon)
      if (fault !== undefined) failures += 1
      cells.push(fault === undefined ? "yes" : `no: ${fault}`)
      console.log(`${client.name} ${client.version}: ${cells.at(-1)} (${steps.join("; ")})`)
      if (cells.length === 1) rows.push([client.name, client.version, client.licence, steps.join("; ")])
    }
    rows.at(-1)?.push(...cells)
  }
} finally {
  rmSync(project, { recursive: true, force: true })
}
if (named.length === 0) writeFileSync(join(repository, "docs/devnet-clients.md"), pageText())
process.exitCode = failures === 0 ? 0 : 1

async function runProgram({ program }: DevnetClient, helicon: number | undefined) {
  const { url, close } = await startDevnet({ seed: "clients", helicon })
  try {
    const [first, second] = testAccounts
    const env = {
      ...process.env,
      NODE: url,
      RPC: `${url}/ext/bc/C/rpc`,
      KEY: first?.privateKey,
      OTHER: second?.address,
      P_KEY: `0x${Buffer.from(testKey).toString("hex")}`,
    }
    const child = spawn(process.execPath, [`${program}.mjs`], {
      cwd: project,
      env,
      timeout,
      stdio: ["ignore", "pipe", "pipe"],
    })
    const said = { stdout: "", stderr: "" }
    for (const stream of ["stdout", "stderr"] as const)
      child[stream].setEncoding("utf8").on("data", (text: string) => {
        said[stream] += text
      })
    const [code] = await once(child, "close")
    const steps = said.stdout.split("\n").filter((line) => line !== "")
    if (code === 0) return { steps, fault: undefined }
    const [fault = `it ended with ${code}`] = /Error: (.*)/.exec(said.stderr)?.slice(1) ?? []
    return { steps, fault: fault.slice(0, 200) }
  } finally {
    await close()
  }
}

function pageText(): string {
  const columns = ["client", "version", "licence", "steps", ...Object.keys(upgrades)]
  return `# Clients of others and the devnet

Programs of clients that others wrote, each against a devnet of its own. The programs are in
[tools/ci/src/devnet-clients/fixture](../tools/ci/src/devnet-clients/fixture); npm installs the clients into a temporary folder.

Made by \`pnpm check:devnet\`, which is beside the tests because it installs 400 MB.

${markdownTable({ columns, rows }).join("\n")}
`
}
