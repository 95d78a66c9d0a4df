import { createHash } from "node:crypto"
import { toJson } from "../document/json.ts"
import type { Sample, SampleValue } from "../sample/sample.ts"
import { type Collection, type Environment, isSegment, templateOf } from "./collection.ts"

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"

/** A collection for Postman in its format v2.1, with an environment file for each server, by file name. */
export function postman(collection: Collection): ReadonlyMap<string, string> {
  const { name, title, description, apiKeyHeader, folders, environments } = collection
  const samples = folders.flatMap((folder) => folder.samples)
  const variables = samples.flatMap((sample) => sample.pathValues.filter((value) => !isSegment(sample, value.name)))
  return new Map([
    [
      `${name}.postman_collection.json`,
      toJson({
        info: { _postman_id: postmanId(name), name: title, description, schema },
        item: folders.map((folder) => ({ name: folder.name, item: folder.samples.map(item) })),
        ...(apiKeyHeader !== undefined && { auth: authOf(apiKeyHeader) }),
        ...(variables.length > 0 && {
          variable: uniqueSamples(variables).map(({ name: key, value }) => ({ key, value })),
        }),
      }),
    ],
    ...environments.map(
      (one) => [`${name}.${one.name}.postman_environment.json`, toJson(postmanEnvironment(name, one))] as const,
    ),
  ])
}

function item(sample: Sample): object {
  const { name, description, method, headers, body } = sample
  return {
    name,
    request: {
      method,
      ...(description !== "" && { description: description.trim() }),
      header: headers.map(postmanEntry),
      url: postmanUrl(sample),
      ...(body !== undefined && { body: { mode: "raw", raw: body, options: { raw: { language: "json" } } } }),
    },
  }
}

function postmanUrl(sample: Sample): object {
  const template = templateOf(sample)
  const { pathValues, query } = sample
  const on = query.filter(({ isOn }) => isOn).map(({ name, value }) => `${name}=${value}`)
  const segments = pathValues.filter((value) => isSegment(sample, value.name))
  return {
    raw: `{{baseUrl}}${template}${on.length === 0 ? "" : `?${on.join("&")}`}`,
    host: ["{{baseUrl}}"],
    path: template.split("/").slice(1),
    ...(query.length > 0 && { query: query.map(postmanEntry) }),
    ...(segments.length > 0 && {
      variable: segments.map(({ isOn: _, ...value }) => postmanEntry({ ...value, isOn: true })),
    }),
  }
}

function postmanEntry({ name, value, isOn, description }: SampleValue): object {
  return { key: name, value, ...(!isOn && { disabled: true }), ...(description !== undefined && { description }) }
}

function authOf(header: string): object {
  const text = (key: string, value: string) => ({ key, value, type: "string" })
  return { type: "apikey", apikey: [text("key", header), text("value", "{{apiKey}}"), text("in", "header")] }
}

function postmanEnvironment(name: string, one: Environment): object {
  return {
    id: postmanId(`${name}.${one.name}`),
    name: `${name}: ${one.name}`,
    values: one.variables.map(({ name: key, value, isSecret }) => ({
      key,
      value,
      type: isSecret ? "secret" : "default",
      enabled: true,
    })),
    _postman_variable_scope: "environment",
  }
}

/** A deterministic UUID (version 8), so that importing again replaces the collection and generating again changes nothing. */
function postmanId(name: string): string {
  const hex = createHash("sha256").update(`serac ${name}`).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function uniqueSamples(values: readonly SampleValue[]): readonly SampleValue[] {
  return [...new Map(values.map((value) => [value.name, value])).values()]
}
