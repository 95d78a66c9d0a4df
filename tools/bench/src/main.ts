import { cpus } from "node:os"
import { parseArgs } from "node:util"
import { bundleSizes } from "./bundle-size.ts"
import { callOverhead } from "./call-overhead.ts"
import { generateTimes } from "./generate-time.ts"

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  calls: callOverhead,
  sizes: bundleSizes,
  generate: () => generateTimes(),
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" } },
})
const unknown = positionals.find((name) => !(name in parts))
if (values.help === true || unknown !== undefined) {
  console.log(`pnpm bench [${Object.keys(parts).join(" | ")}]: ratios against peers, all measured in this run`)
  process.exitCode = unknown === undefined ? 0 : 2
} else {
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`)
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) await parts[name]?.()
}
