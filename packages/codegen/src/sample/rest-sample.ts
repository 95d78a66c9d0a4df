import type { Resolver } from "../document/resolve.ts"
import { type ExampleCall, restCall } from "../emit/example.ts"
import type { RestOperationModel, RestParameterModel } from "../model/model.ts"
import { sentPath } from "../model/sent-path.ts"
import { queryText, queryValues } from "./query-values.ts"
import type { Sample, SampleValue } from "./sample.ts"

/**
 * The request of a REST operation: required parameters have their example values, the others are disabled.
 *
 * @param values the enabled parameters, and `body`; default: those of the specification
 */
export function restSample(resolver: Resolver, operation: RestOperationModel, values?: ExampleCall["values"]): Sample {
  const { name, summary, description, tag, method, path, parameters } = operation
  const { body, ...given } = restCall(resolver, operation, values).values
  const valuesIn = (place: RestParameterModel["in"]) =>
    parameters.filter((parameter) => parameter.in === place).flatMap((parameter) => sampleValues(parameter, given))
  return {
    name,
    description: description ?? summary ?? "",
    group: tag ?? "Operations",
    method,
    path: sentPath(path),
    pathValues: valuesIn("path"),
    query: valuesIn("query"),
    headers: [
      ...(body === undefined ? [] : [{ name: "content-type", value: "application/json", isOn: true }]),
      ...valuesIn("header"),
    ],
    ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
  }
}

function sampleValues(parameter: RestParameterModel, given: Readonly<Record<string, unknown>>): readonly SampleValue[] {
  const { name, sentAs = name, description, example, default: otherwise } = parameter
  const isOn = name in given
  const value = isOn ? given[name] : (example ?? otherwise ?? "")
  const pairs =
    parameter.in === "query"
      ? queryValues({ ...parameter, name: sentAs }, value)
      : [[sentAs, queryText(value)] as const]
  return pairs.map(([key, written]) => ({
    name: key,
    value: written,
    isOn,
    ...(description !== undefined && { description }),
  }))
}
