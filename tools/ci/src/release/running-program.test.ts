import { spawn } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import { setTimeout } from "node:timers/promises"
import { expect, onTestFinished, test, vi } from "vitest"
import { runProgram } from "../smoke/run.ts"
import { environmentWith, startProgram, whileRunning } from "./running-program.ts"

const at = { cwd: import.meta.dirname, env: environmentWith(process.env.PATH ?? "") }
const start = (program: string, stopTimeout?: number) =>
  startProgram(process.execPath, ["-e", program], { ...at, ...(stopTimeout !== undefined && { stopTimeout }) })

/** A program that says its process id and runs until something ends it. */
const serves = 'console.log("process", process.pid, "runs"); setInterval(() => {}, 1000)'

/** Resolves when there is no such process. */
async function gone(id: number): Promise<void> {
  for (;;) {
    try {
      process.kill(id, 0)
    } catch {
      return
    }
    await setTimeout(20)
  }
}

test("a program that ends with 0 is stopped; its output and code are told where it says something else, or ends otherwise", async () => {
  const program = start(`process.once("SIGINT", () => process.exit(0)); ${serves}`)
  expect(await whileRunning(program, async () => (await program.says(/process \d+/)).length)).toBe(1)
  await expect(start('console.error("no port"); process.exitCode = 3').says(/ready/)).rejects.toThrow(
    /ended with 3; it said:\nno port/,
  )
  const broken = start(`process.once("SIGINT", () => process.exit(4)); ${serves}`)
  await broken.says(/runs/)
  await expect(broken.stop()).rejects.toThrow("ended with 4 when stopped")
})

test("a program that does not end in time is killed, and so is one whose use fails", async () => {
  const deaf = start(`process.on("SIGINT", () => {}); ${serves}`, 50)
  await deaf.says(/runs/)
  await expect(deaf.stop()).rejects.toThrow("ended with SIGKILL when stopped")
  const used = start(serves)
  const [, id] = await used.says(/process (\d+)/)
  await expect(whileRunning(used, () => Promise.reject(new Error("no answer")))).rejects.toThrow("no answer")
  await gone(Number(id))
})

test("a program does not outlive the process that started it", async () => {
  const program = `import { startProgram } from ${JSON.stringify(import.meta.resolve("./running-program.ts"))}
    const running = startProgram(process.execPath, ["-e", ${JSON.stringify(serves)}], ${JSON.stringify(at)})
    const [, id] = await running.says(/process (\\d+)/)
    process.stdout.write(id, () => process.exit(130))`
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [id, [code]] = await Promise.all([text(child.stdout), once(child, "exit")])
  expect(code).toBe(130)
  await gone(Number(id))
})

test("no started program has the user's settings of Serac", async () => {
  vi.stubEnv("SERAC_STORE", "postgres://mine")
  onTestFinished(() => void vi.unstubAllEnvs())
  const code = "console.log(Object.keys(process.env).filter((name) => name.startsWith('SERAC_')), process.env.OWN)"
  const ran = await runProgram(process.execPath, ["-e", code], { cwd: import.meta.dirname, env: { OWN: "own" } })
  expect(ran.stdout).toBe("[] own\n")
  expect(environmentWith("/bin")).not.toHaveProperty("SERAC_STORE")
})

test("a program that takes too long is ended, and its output says so", async () => {
  const ran = await runProgram(process.execPath, ["-e", serves], { cwd: import.meta.dirname, timeout: 50 })
  expect(ran).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("was ended by SIGTERM; its time limit is 0.05 s"),
  })
})
