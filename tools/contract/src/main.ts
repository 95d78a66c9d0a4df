import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { type Api, apis } from "@serac/codegen/apis"
import { Command, InvalidArgumentError, Option } from "commander"
import { everyCaseVariable } from "./sampled.ts"
import { promisesVariable, readTargets, targetsVariable } from "./targets.ts"

/** The test files that can run against a given server, by API; without a target the whole suite runs. */
const suitesOf: Readonly<Record<string, readonly string[]>> = {
  "src/errors/errors.test.ts": apiNames(({ service }) => service !== undefined),
  "src/rest.test.ts": apiNames(({ documents }) => documents.some(({ format }) => format === "openapi")),
  "src/rpc.test.ts": apiNames(({ documents }) => documents.some(({ format }) => format === "openrpc")),
}

function apiNames(isAsked: (api: Api) => boolean): readonly string[] {
  return apis.filter(isAsked).map(({ name }) => name)
}

const contractProgram = new Command("contract")
  .description(
    "Proves every operation, example and status of the six APIs through the public client methods.\n\n" +
      "Without --target the mocks are the servers. A server that honours Prefer (Prism, our mocks) is asked for every " +
      "documented answer; any other one is called once per operation, and its answers are judged by the document.",
  )
  .option(
    "--target <api=url>",
    `a server to prove, for one of ${apiNames(() => true).join(", ")}; repeatable. A URL alone is the data service`,
    collectTargets,
  )
  .addOption(
    new Option(
      "--promises <what>",
      "crawl data and metrics targets: `sent` finds what they send that is not documented, `all` also what is documented and " +
        "never sent, for targets that have something of everything",
    ).choices(["sent", "all"]),
  )
  .action(async ({ target = [], promises }: { target?: string[]; promises?: "sent" | "all" }) => {
    const env = {
      ...process.env,
      [everyCaseVariable]: "1",
      ...(target.length > 0 && { [targetsVariable]: target.join(",") }),
      ...(promises && { [promisesVariable]: promises }),
    }
    const targeted = [...readTargets(target.join(",")).keys()]
    const suites = Object.keys(suitesOf).filter((file) => targeted.some((api) => suitesOf[file]?.includes(api)))
    const crawled = promises === undefined ? [] : ["src/promises.test.ts"]
    const args = ["run", "--project", "contract", ...suites, ...crawled]
    const child = spawn("vitest", args, {
      cwd: fileURLToPath(new URL("../../..", import.meta.url)),
      stdio: "inherit",
      env,
    })
    process.exitCode = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)))
  })

function collectTargets(value: string, before: readonly string[] = []): string[] {
  const target = /^https?:/.test(value) ? `data=${value}` : value
  try {
    readTargets(target)
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
  return [...before, target]
}

await contractProgram.parseAsync()
