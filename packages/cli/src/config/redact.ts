import { declaredMembers } from "./declared-members.ts"
import type { DeclaredSchema } from "./declared-schema.ts"
import { definitions } from "./definitions.ts"

/**
 * A URL without parts that may be secret: scheme, host and port stay; user, password, path and query are removed. An ellipsis
 * replaces them. The node ID before a validator's URL stays too.
 */
export function redactUrl(text: string): string {
  const [, node, url] = /^(NodeID-\w+)=(.+)$/.exec(text) ?? []
  if (url !== undefined) return `${node}=${redactUrl(url)}`
  if (!URL.canParse(text)) return "…"
  const { protocol, host, pathname, search, hash, username, password } = new URL(text)
  const bare = ["", "/"].includes(pathname) && search === "" && hash === ""
  return `${protocol}//${username + password === "" ? "" : "…@"}${host}${bare ? "" : "/…"}`
}

const secretMembers = new Set([
  ...secretNames(declaredMembers),
  ...Object.values<DeclaredSchema>(definitions).flatMap(({ properties }) => secretNames(properties ?? {})),
])

function secretNames(members: Readonly<Record<string, DeclaredSchema>>): readonly string[] {
  return Object.entries(members).flatMap(([name, { isSecret, properties = {} }]) => [
    ...(isSecret === true ? [name] : []),
    ...secretNames(properties),
  ])
}

/** Redacts every URL that may contain a secret in a configuration or a part of it. */
export function redactConfig(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => redactConfig(each, name))
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([member, each]) => [member, redactConfig(each, member)]))
  }
  return typeof value === "string" && secretMembers.has(name) ? redactUrl(value) : value
}
