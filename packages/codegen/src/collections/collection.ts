import type { RpcModel } from "../model/model.ts"
import { isRest, type ReferenceSource, serverUrl } from "../reference/source.ts"
import { restSample } from "../sample/rest-sample.ts"
import { rpcSample } from "../sample/rpc-sample.ts"
import type { Sample } from "../sample/sample.ts"

/** The requests of a package, independent of the program that they are written for. */
export interface Collection {
  /** The name of its folder. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** The header of the API key, if a document specifies one. */
  readonly apiKeyHeader?: string
  readonly folders: readonly CollectionFolder[]
  readonly environments: readonly Environment[]
}

export interface CollectionFolder {
  readonly name: string
  readonly samples: readonly Sample[]
}

export interface Environment {
  readonly name: string
  readonly variables: readonly Variable[]
}

export interface Variable {
  readonly name: string
  readonly value: string
  /** Whether the program hides the value and does not export it. */
  readonly isSecret: boolean
}

export interface CollectionOptions {
  /** The name of its folder. */
  readonly name: string
  /** The URL at which `serac mock` serves the document. */
  readonly mockUrl: string
}

/** The requests of a package's documents, and the servers to send them to: the document's own and the mock. */
export function collectionOf(sources: readonly ReferenceSource[], { name, mockUrl }: CollectionOptions): Collection {
  const samples = sources.flatMap(samplesOf)
  const groups = [...new Set(samples.map(({ group }) => group))]
  const apiKeyHeader = sources.flatMap((source) => {
    const security = isRest(source) ? source.model.security : undefined
    return security?.kind === "header" ? [security.name] : []
  })[0]
  const variables = sources.flatMap((source) => (isRest(source) ? [] : collectionVariables(source.model)))
  const environment = (label: string, baseUrl: string): Environment => ({
    name: label,
    variables: [
      { name: "baseUrl", value: baseUrl, isSecret: false },
      ...(apiKeyHeader === undefined ? [] : [{ name: "apiKey", value: "", isSecret: true }]),
      ...variables,
    ],
  })
  const [first] = sources
  return {
    name,
    title: sources.map(({ model }) => model.title).join("; "),
    description: `Every operation of ${sources.map(({ model }) => model.title).join(" and of ")}, with example values. Choose an environment first.`,
    ...(apiKeyHeader !== undefined && { apiKeyHeader }),
    folders: groups.map((group) => ({ name: group, samples: samples.filter((sample) => sample.group === group) })),
    environments: [
      environment("local", first === undefined ? mockUrl : serverUrl(first.model)),
      environment("mock", mockUrl),
    ],
  }
}

function samplesOf(source: ReferenceSource): readonly Sample[] {
  return isRest(source)
    ? source.model.operations.map((operation) => restSample(source.resolver, operation))
    : source.model.operations.map((operation) => rpcSample(source.resolver, operation))
}

function collectionVariables({ variables }: RpcModel): readonly Variable[] {
  return Object.entries(variables).map(([name, value]) => ({ name, value, isSecret: false }))
}

/**
 * A path in the syntax of both programs: a parameter that is a whole segment is `:name`, and any other placeholder is a
 * variable, as in `/tokens/:address/{{tokenId}}:reindex`.
 */
export function templateOf({ path, pathValues }: Pick<Sample, "path" | "pathValues">): string {
  const names = pathValues.map(({ name }) => name)
  return path
    .split("/")
    .map((segment) => {
      const [, whole] = /^\{([^{}]+)\}$/.exec(segment) ?? []
      return whole !== undefined && names.includes(whole) ? `:${whole}` : segment.replace(/\{(.+?)\}/g, "{{$1}}")
    })
    .join("/")
}

/** Whether a path parameter is a whole segment of the path. */
export function isSegment({ path }: Pick<Sample, "path">, name: string): boolean {
  return path.split("/").includes(`{${name}}`)
}
