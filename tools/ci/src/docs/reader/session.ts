import { execFile } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { apis, defaultPorts } from "@serac/mock"
import { parse } from "yaml"
import type { CodeBlock } from "../markdown/blocks.ts"
import { outputPattern } from "../markdown/output-pattern.ts"
import { repository } from "../repository.ts"
import { rewrite } from "./addresses.ts"
import { ownFiles } from "./own-files.ts"
import { notInstallable } from "./packages.ts"
import { startPrinting } from "./printed.ts"
import { runModule } from "./run-module.ts"
import { printedText, type RunningCommand, runSerac, runStatus } from "./serac-command.ts"
import { type ShellLine, shellLines } from "./shell-lines.ts"
import type { Stack } from "./stack.ts"

/** Executes the blocks of a page in order, in a separate folder. */
export class Session {
  readonly #folder: string
  readonly #addresses: Map<number, string>
  readonly #backup: string
  /** Values that only this run has, by their name in the page. */
  readonly #names = new Map<string, string>()
  readonly #running: RunningCommand[] = []
  /** The reader's environment; any key works. */
  readonly #environment: Record<string, string> = { DATA_KEY: "a-key" }
  #directory: string
  #output = ""

  constructor(folder: string, { addresses, backup }: Pick<Stack, "addresses" | "backup">) {
    for (const [name, text] of ownFiles(dirname(backup))) this.#write(join(folder, name), text)
    // A page that names files of the repository is read in a clone.
    for (const name of ["specs", "packages", "tools"]) symlinkSync(join(repository, name), join(folder, name))
    this.#backup = backup
    this.#folder = folder
    this.#directory = folder
    this.#addresses = new Map(addresses)
  }

  /** Stops all running commands. */
  async close(): Promise<void> {
    for (const command of this.#running.splice(0)) await command.stop()
  }

  /**
   * Executes a block.
   *
   * @param head - the program that the block continues, if it does
   * @returns its output
   * @throws if it fails
   */
  async run(block: CodeBlock, head = ""): Promise<string> {
    const output = await this.#outputOf(block, head)
    this.#output = output
    return output
  }

  async #outputOf(block: CodeBlock, head: string): Promise<string> {
    const { language, info, code } = block
    process.chdir(this.#directory)
    if (language === "text") return this.#compare(block)
    if (info !== "") this.#save(info, code)
    if (language === "sh") return this.#shell(code)
    if (language === "ts" || language === "js") {
      const folders = [
        join(repository, dirname(block.path)),
        join(repository, "examples"),
        join(repository, "tools/ci/src/docs"),
      ]
      if (code.includes('serac-data"')) await this.#restore("serac-data")
      const own = this.#rewritten(code)
      return await runModule({ ...block, code: own }, this.#rewritten(head), folders)
    }
    if (language === "json") JSON.parse(code)
    if (language === "yaml") parse(code)
    if (info === "serac.json") return this.#serac(["config", "--config", info])
    return ""
  }

  /** Compares a block labelled as output with the output of the block before it; dots stand for omitted parts. */
  #compare({ info, code }: CodeBlock): string {
    if (info !== "output") return this.#output
    if (!outputPattern(code).test(this.#output))
      throw new Error(`the page shows\n${code}\nand what was printed is\n${this.#output}`)
    return this.#output
  }

  #save(name: string, code: string): void {
    this.#write(resolve(this.#directory, this.#rewritten(name)), this.#rewritten(code))
  }

  #write(file: string, text: string): void {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }

  #rewritten(text: string): string {
    const named = [...this.#names].reduce((all, [name, own]) => all.replaceAll(name, own), text)
    // An interceptor of requests matches the host in the page.
    return /from "@serac\/msw/.test(text) ? named : rewrite(named, this.#addresses, this.#folder)
  }

  async #shell(code: string): Promise<string> {
    let output = ""
    for (const { text } of shellLines(code))
      try {
        // Values in the output of earlier lines are available now.
        for (const line of shellLines(this.#rewritten(text))) output += await this.#line(line)
      } catch (error) {
        throw new Error(`${text}\n${error instanceof Error ? error.message : error}`, { cause: error })
      }
    return output
  }

  async #line({ text, words }: ShellLine): Promise<string> {
    const [first = "", ...rest] = words
    if (first === "cd") {
      this.#directory = resolve(this.#directory, rest[0] ?? "")
      process.chdir(this.#directory)
      return ""
    }
    if (first === "export") {
      for (const [name = "", value = ""] of rest.map((word) => word.split("="))) this.#environment[name] = value
      return ""
    }
    const serac = wordsAfterSerac(words)
    if (serac !== undefined) return this.#serac(serac)
    if (/^(npm|pnpm|npx)$/.test(first)) return this.#packageManager(words)
    return this.#program(text)
  }

  /** Runs any installed command, such as curl. */
  #program(text: string): Promise<string> {
    const env = { ...process.env, ...this.#environment }
    return new Promise((done, failed) => {
      execFile("sh", ["-ec", text], { cwd: this.#directory, env, timeout: 30_000 }, (error, stdout, stderr) => {
        if (error === null) done(stdout)
        else failed(new Error(`ended with ${error.code ?? error.signal}: ${stdout}\n${stderr}`))
      })
    })
  }

  async #packageManager(words: readonly string[]): Promise<string> {
    const text = words.join(" ")
    const [, installed] = /^(?:npm|pnpm) (?:install|add|i) (.+)$/.exec(text) ?? []
    if (installed !== undefined) {
      const wrong = notInstallable(installed.split(" ").filter((word) => !/^(--save-dev|-D)$/.test(word)))
      if (wrong.length > 0) throw new Error(`cannot be installed: ${wrong.join(", ")}`)
      return ""
    }
    const { packageManager } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"))
    if (text === `npx -y ${packageManager} install`) return ""
    const [, documents] = /^(?:npm run|pnpm) spec-diff (.+)$/.exec(text) ?? []
    if (documents !== undefined)
      return this.#program(`node packages/codegen/src/spec-diff/main.ts compare ${documents}`)
    const [, example] = /^npm run (?:-s )?example (\S+)$/.exec(text) ?? []
    if (example === undefined) throw new Error("nothing runs this: say why not in the line before the block")
    const own = join(this.#directory, example)
    const code = readFileSync(existsSync(own) ? own : join(repository, example), "utf8")
    return runModule({ place: example, code: this.#rewritten(code) }, "", [join(repository, "examples")])
  }

  async #serac(words: readonly string[]): Promise<string> {
    const [name = ""] = words
    const given = withAnyPort(words)
    if (isRepeated(given)) return ""
    await this.#prepare(words)
    const at = this.#running.findIndex((each) => each.name === name)
    // A reader stops the earlier command first: both use the same port or data directory.
    if (at !== -1) for (const command of this.#running.splice(at, 1)) await command.stop()
    const before = { ...process.env }
    Object.assign(process.env, this.#environment, {
      SERAC_DATA_SERVICE_PORT: "0",
      SERAC_METRICS_SERVICE_PORT: "0",
      // As for the stack: a node that answers quickly would be polled ten times a second.
      SERAC_INDEXER_POLL_INTERVAL: "1000",
      SERAC_NFT_METADATA: "off",
    })
    try {
      const outcome = await (name === "status" ? runStatus(given) : runSerac(given))
      if ("running" in outcome) {
        this.#running.push(outcome.running)
        this.#learn(words, outcome.running.printed.stdout)
        return outcome.running.printed.stdout
      }
      if (outcome.code !== 0) throw new Error(`ended with ${outcome.code}: ${printedText(outcome.printed)}`)
      this.#learn(words, outcome.printed.stdout)
      return outcome.printed.stdout
    } finally {
      process.env = before
      process.exitCode = 0
      startPrinting()
    }
  }

  /** Prepares what a command needs: before commands about indexed data, indexes something and stops what must be stopped. */
  async #prepare(words: readonly string[]): Promise<void> {
    const [name = ""] = words
    if (alone.has(name)) for (const command of this.#running.splice(0)) await command.stop()
    if (onData.has(name) && !words.includes("--store-file")) {
      const at = words.indexOf("--data-directory")
      await this.#restore(at === -1 ? "serac-data" : (words[at + 1] ?? ""))
    }
  }

  /** Indexes a chain into an empty folder. */
  async #restore(name: string): Promise<void> {
    const folder = resolve(this.#directory, name)
    if (!existsSync(folder)) await runSerac(["restore", this.#backup, "--data-directory", folder])
  }

  /** Finds out where the command listens. */
  #learn(words: readonly string[], printed: string): void {
    const [name = "", api = ""] = words
    const urls = [...printed.matchAll(/http:\/\/127\.0\.0\.1:\d+/g)].map(([url]) => url)
    const asked = words[words.indexOf("--port") + 1]
    const [, keyId] = /^Key (\w+) \(/m.exec(printed) ?? []
    if (keyId !== undefined && !this.#names.has(shownKey)) this.#names.set(shownKey, keyId)
    if (name === "up" || name === "serve") {
      for (const [port, service] of [
        [8080, "data"],
        [8081, "metrics"],
      ] as const) {
        const [, url] = new RegExp(`^${service} service +(http:\\S+)`, "m").exec(printed) ?? []
        if (url !== undefined) this.#addresses.set(port, url)
      }
    } else if (urls[0] === undefined) return
    else if (words.includes("--port")) this.#addresses.set(Number(asked), urls[0])
    else if (name === "mock")
      for (const [index, each] of (api in defaultPorts ? [api as keyof typeof defaultPorts] : apis).entries())
        this.#addresses.set(defaultPorts[each], urls[index] ?? "")
    else if (name === "devnet") this.#addresses.set(9650, urls[0])
  }
}

/** The key that the pages name. */
const shownKey = "0aZ3Bq9k"

/** Commands that need indexed data, and those of them that need exclusive access to it. */
const onData = new Set(["status", "keys", "backup", "rollback", "reset", "rebuild", "verify", "migrate"])
const alone = new Set(["rollback", "reset", "rebuild", "restore", "migrate"])
/** Commands that ask for confirmation. */
const asking = new Set(["rollback", "reset"])

/** Commands whose port is a flag. */
const portFlag = new Set(["devnet", "mock", "proxy", "docs", "gateway"])

/** The server that was started before. */
const started = new Set<string>()

/**
 * Whether an earlier page started the same command, with any node or server: a start takes seconds, and the stack answers
 * instead.
 */
function isRepeated(words: readonly string[]): boolean {
  const text = words.join(" ").replaceAll(/https?:\/\/\S+/g, "URL")
  if (!/^(up|proxy) |^mock --port 0$/.test(text)) return false
  const isThere = started.has(text)
  started.add(text)
  return isThere
}

/** The arguments with a free port instead of the given or default one. */
function withAnyPort(words: readonly string[]): readonly string[] {
  const at = words.indexOf("--port")
  if (at !== -1) return words.with(at + 1, "0")
  if (asking.has(words[0] ?? "") && !words.includes("--yes")) return [...words, "--yes"]
  return portFlag.has(words[0] ?? "") && !words.includes("--out") ? [...words, "--port", "0"] : words
}

/** The arguments after `serac`, in any form of the command; undefined for other commands. */
function wordsAfterSerac(words: readonly string[]): readonly string[] | undefined {
  const at = words.findIndex((word) => word === "serac" || word === "mock")
  const before = words.slice(0, at).join(" ")
  if (at === -1 || !/^(|npx|npx -p @serac\/cli( -p @serac\/[a-z]+)?|npm run( -s)?)$/.test(before)) return undefined
  const rest = words.slice(words[at] === "serac" ? at + 1 : at)
  return rest.filter((word, index) => !(word === "--" && index <= 1))
}
