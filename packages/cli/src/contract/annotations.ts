import type { ContractReport } from "@serac/mock"

/** GitHub shows at most ten annotations of a step. */
const maxAnnotations = 10

/**
 * Annotations of what failed, as commands of a GitHub workflow: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 * @param file the document, as it was given
 * @param text its contents
 */
export function annotations({ results }: ContractReport, file: string, text: string): readonly string[] {
  const lines = text.split("\n")
  return results
    .filter(({ outcome }) => outcome === "failed")
    .slice(0, maxAnnotations)
    .map(({ id, operation, problems }) => {
      const at = lines.findIndex((line) => isOf(line, operation))
      const place = `file=${property(file)}${at === -1 ? "" : `,line=${at + 1}`}`
      return `::error ${place},title=${property(id)}::${data(problems.join("\n"))}`
    })
}

/** Whether a line of YAML or JSON names an operation: by its ID, or a method by its name. */
function isOf(line: string, operation: string): boolean {
  const [, key, value] = /^[\s"{-]*(operationId|name)"?\s*:\s*"?([^",}]*?)"?\s*[,}]?\s*$/.exec(line) ?? []
  return key !== undefined && value === operation
}

const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
