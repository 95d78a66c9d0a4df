import type { FastifyInstance } from "fastify"
import type { Operation } from "../document/operations.ts"
import { givenText } from "./given.ts"
import type { ParameterProblem } from "./problem.ts"
import type { Validators } from "./validators.ts"

/** Reads a request's body; adds violations to `problems`. */
export type ReadBody = (text: unknown, contentType: string | undefined, problems: ParameterProblem[]) => unknown

/** Compiles the reader of an operation's body. Where the document has no body, a sent one is ignored. */
export function bodyReader(validators: Validators, body: Operation["body"]): ReadBody {
  if (body === undefined) return () => undefined
  const check = validators.check(body.schema, "body")
  return (text, contentType, problems) => {
    if (typeof text !== "string" || text === "") {
      if (body.required) problems.push({ member: "", text: "body must be given" })
      return undefined
    }
    if (!isJsonContent(contentType)) {
      const type = contentType === undefined ? "" : `, not ${givenText(contentType)}`
      problems.push({ member: "", text: `content-type must be application/json${type}` })
      return undefined
    }
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      problems.push({ member: "", text: "body must be JSON" })
      return undefined
    }
    problems.push(...check(value))
    return value
  }
}

function isJsonContent(contentType = ""): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType)
}

/** Reads every body as text, whatever its type: an operation without a body ignores it. */
export function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => done(null, text))
}
