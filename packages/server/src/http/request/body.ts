import type { FastifyInstance } from "fastify"
import type { Operation } from "../document/operations.ts"
import { givenText } from "./given.ts"
import type { ParameterProblem } from "./problem.ts"
import type { Validators } from "./validators.ts"

/** Reads a request's body; what breaks a rule is said in `problems`. */
export type ReadBody = (text: unknown, contentType: string | undefined, problems: ParameterProblem[]) => unknown

/** Compiles the reading of an operation's body. Where the document shows none, whatever is sent is not looked at. */
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

/** Takes every body as text, whatever its type: an operation without a body does not mind one. */
export function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, text, done) => done(null, text))
}
