import type { KeyModel, SecurityModel } from "../model/model.ts"
import { docComment } from "./doc-comment.ts"
import { wrappedList } from "./layout.ts"
import { literalKey, propertyKey } from "./literal.ts"
import { setsSource } from "./operations-file.ts"
import type { ClientTarget } from "./target.ts"

/** The call of a runtime function that adds the credentials to requests. */
export function securitySource(security: SecurityModel | undefined): string | undefined {
  if (security?.kind !== "schemes") return security && keySource(security)
  const keys = Object.entries(security.schemes).map(([name, key]) => `${literalKey(name)}: ${keySource(key)}`)
  return `securitySchemes(${wrappedList("{", keys, "}", "  ")}, ${setsSource(security.usual)})`
}

function keySource(key: KeyModel): string {
  if (key.kind === "token") return `clientCredentials(${JSON.stringify(key.tokenUrl)})`
  if (!("name" in key)) return `${key.kind}Key`
  return `keyIn${{ header: "Header", query: "Query", cookie: "Cookie" }[key.kind]}(${JSON.stringify(key.name)})`
}

/** The runtime functions that an expression of {@link securitySource} calls. */
export function functionsIn(security: string): readonly string[] {
  const keys = ["basicKey", "bearerKey", "clientCredentials", "keyInCookie", "keyInHeader", "keyInQuery"]
  const names = [...keys, "securitySchemes"]
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(security.replaceAll(/"(\\.|[^"\\])*"/g, "")))
}

/** The types of the options of an API with several security schemes: a union of the sets of credentials that its operations accept. */
export function credentialTypes({ prefix }: ClientTarget, security: SecurityModel | undefined): string | undefined {
  if (security?.kind !== "schemes") return undefined
  const { schemes, sets } = security
  const choices = sets.map((names) => {
    const members = names.flatMap((name) => [
      ...docComment([placeIn(schemes[name])], "      "),
      `      readonly ${propertyKey(name)}: ${secretType(schemes[name])}`,
    ])
    return ["  | {", ...members, "    }"].join("\n")
  })
  return [
    `/** Credentials of the API: ${sets.map((names) => names.map((name) => `\`${name}\``).join(" and ")).join(", or ")}. */`,
    `export type ${prefix}Credentials =`,
    ...choices,
    "",
    "/** Options of a client. */",
    `export interface ${prefix}Options`,
    '  extends Omit<RestOptions, "apiKey" | "apiKeyHeader" | "bearerToken" | "credentials"> {',
    "  /**",
    "   * Credentials by the names of their schemes: one of the sets, or several where operations require different ones. A request has",
    "   * the credentials that its operation requires. If one is missing, nothing is sent. Default: no credentials are sent.",
    "   */",
    `  readonly credentials?: ${prefix}Credentials | undefined`,
    "}",
  ].join("\n")
}

/** The type of a credential, with the scopes that the document names. */
function secretType(key: KeyModel | undefined): string {
  if (key?.kind !== "token") return "Secret"
  const scopes = key.scopes.map((scope) => JSON.stringify(scope)).join(" | ")
  return `Secret | OAuthClient${scopes && `<${scopes}>`}`
}

function placeIn(key: KeyModel | undefined): string {
  if (key?.kind === "token")
    return "A token, or a client that gets one by OAuth 2.0 client credentials, sent as `authorization: Bearer`."
  if (key === undefined || !("name" in key))
    return key?.kind === "basic"
      ? "`name:password`, sent as `authorization: Basic`."
      : "A token, sent as `authorization: Bearer`."
  const places = { header: "the header", query: "the query, as", cookie: "the cookie" }
  return `Sent in ${places[key.kind]} \`${key.name}\`.`
}
