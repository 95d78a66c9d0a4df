import type { ServedParameter } from "../document/operations.ts"
import type { ParameterProblem } from "./problem.ts"
import type { Values } from "./values.ts"

/** Adds values that exceed their upper parameter to `problems`. */
export type OrderCheck = (values: Values, problems: ParameterProblem[]) => void

/** Compiles the rules between two parameters, `x-not-above` in the document. */
export function orderCheck(parameters: readonly ServedParameter[]): OrderCheck {
  const pairs = parameters.flatMap(({ name, notAbove }) => (notAbove === undefined ? [] : [[name, notAbove] as const]))
  return (values, problems) => {
    for (const [least, most] of pairs) {
      const [from, to] = [values[least], values[most]]
      if (from === undefined || to === undefined || !exceeds(from, to)) continue
      problems.push({ member: least, text: `${least} must not exceed ${most}, and ${from} exceeds ${to}` })
    }
  }
}

/** Compares numbers, or decimal digits that are too large for a number. Any other value breaks another rule, which is reported already. */
function exceeds(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") return one > other
  const texts = [one, other].filter((text) => typeof text === "string" && /^[0-9]{1,1000}$/.test(text)) as string[]
  return texts.length === 2 && BigInt(texts[0] as string) > BigInt(texts[1] as string)
}
