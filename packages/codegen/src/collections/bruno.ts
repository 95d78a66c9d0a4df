import { toJson } from "../document/json.ts"
import { kebabCase } from "../model/names.ts"
import type { Sample } from "../sample/sample.ts"
import { bru, bruBlock, pair, textBlock } from "./bru.ts"
import { type Collection, type Environment, isSegment, templateOf } from "./collection.ts"

/** A collection for Bruno: .bru files by path, relative to the collection's folder. */
export function bruno(collection: Collection): ReadonlyMap<string, string> {
  const { title, description, apiKeyHeader, folders, environments } = collection
  return new Map([
    ["bruno.json", toJson({ version: "1", name: title, type: "collection", ignore: ["node_modules", ".git"] })],
    ["collection.bru", bru(authOf(apiKeyHeader), textBlock("docs", description))],
    ...environments.map((one) => [`environments/${one.name}.bru`, brunoEnvironment(one)] as const),
    ...folders.flatMap(({ name, samples }) => {
      const folder = kebabCase(name)
      return [
        [`${folder}/folder.bru`, bru(bruBlock("meta", [pair("name", name)]))] as const,
        ...samples.map(
          (sample, at) => [`${folder}/${kebabCase(sample.name)}.bru`, bruRequest(sample, at + 1)] as const,
        ),
      ]
    }),
  ])
}

function authOf(header: string | undefined): readonly string[] {
  if (header === undefined) return bruBlock("auth", [pair("mode", "none")])
  return [
    ...bruBlock("auth", [pair("mode", "apikey")]),
    ...bruBlock("auth:apikey", [pair("key", header), pair("value", "{{apiKey}}"), pair("placement", "header")]),
  ]
}

function brunoEnvironment({ variables }: Environment): string {
  const secrets = variables.filter(({ isSecret }) => isSecret).map(({ name }) => name)
  return bru(
    bruBlock(
      "vars",
      variables.filter(({ isSecret }) => !isSecret).map(({ name, value }) => pair(name, value)),
    ),
    secrets.length === 0 ? [] : [`vars:secret [\n${secrets.map((name) => `  ${name}`).join(",\n")}\n]`],
  )
}

function bruRequest(sample: Sample, sequence: number): string {
  const { name, description, method, pathValues, query, headers, body } = sample
  const segments = pathValues.filter((value) => isSegment(sample, value.name))
  const variables = pathValues.filter((value) => !isSegment(sample, value.name))
  const on = query.filter(({ isOn }) => isOn).map((value) => `${value.name}=${encodeURIComponent(value.value)}`)
  const url = `{{baseUrl}}${templateOf(sample)}${on.length === 0 ? "" : `?${on.join("&")}`}`
  return bru(
    bruBlock("meta", [pair("name", name), pair("type", "http"), pair("seq", String(sequence))]),
    bruBlock(method.toLowerCase(), [
      pair("url", url),
      pair("body", body === undefined ? "none" : "json"),
      pair("auth", "inherit"),
    ]),
    bruBlock(
      "params:query",
      query.map((value) => pair(value.name, value.value, value.isOn)),
    ),
    bruBlock(
      "params:path",
      segments.map((value) => pair(value.name, value.value)),
    ),
    bruBlock(
      "headers",
      headers.map((value) => pair(value.name, value.value, value.isOn)),
    ),
    body === undefined ? [] : textBlock("body:json", body),
    bruBlock(
      "vars:pre-request",
      variables.map((value) => pair(value.name, value.value)),
    ),
    textBlock("docs", description.trim()),
  )
}
