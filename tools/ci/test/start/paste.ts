import { execFile } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import { root } from "./npm-start.ts"

/** For one line of shell, and for all curls of a round together: a busy machine needs a minute for a program. */
const timeoutMs = 120_000

/** In seconds, for one curl. */
const curlTime = 30

/**
 * The output of a shell in the repository for pasted text.
 *
 * @throws where it ends with another status than 0, or not in time: with all that was printed
 */
export function paste(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile("sh", ["-c", text], { cwd: root, timeout: timeoutMs, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) return resolve(stdout)
      const end = error.killed ? `not done within ${timeoutMs / 1000} s` : `ended with ${error.code ?? error.signal}`
      reject(new Error(`${end}: ${text}\n${stdout}\n${stderr}`, { cause: error }))
    })
  })
}

/**
 * Pastes requests, those again that are not answered yet, until each is answered with 200, without an error and with something in it,
 * where it asks for something.
 *
 * @returns the ones that were not answered so within `milliseconds`, with the last answer to each
 */
export async function unanswered(curls: readonly string[], milliseconds: number) {
  const end = Date.now() + milliseconds
  let open = await ask(curls)
  while (open.length > 0 && Date.now() < end) {
    await sleep(500)
    open = await ask(open.map(({ curl }) => curl))
  }
  return open
}

/** Asks each once. @returns those that are not answered as they shall be. */
async function ask(curls: readonly string[]) {
  const shown = await paste(
    `${curls.map((curl) => `${curl} -m ${curlTime} -w '\\n%{http_code} end\\n'`).join("\n")}\ntrue`,
  )
  const parts = shown.split(/\n(\d+) end\n/)
  return curls.flatMap((curl, index) => {
    const [body = "", status] = parts.slice(2 * index)
    // A command without output has no answer to compare.
    const isRight = curl.includes("-X POST") ? body === "" : isFull(body)
    return status === "200" && isRight ? [] : [{ curl, status, body }]
  })
}

/** Whether an answer has no error and, in one of its lists at least, something. */
function isFull(body: string): boolean {
  const { error, ...members } = JSON.parse(body) as Record<string, unknown>
  const lists = Object.values({ ...members, ...(members.result as object | undefined) }).filter(Array.isArray)
  const isEmpty = members.result === null || (lists.length > 0 && lists.every(({ length }) => length === 0))
  return error === undefined && !isEmpty
}
