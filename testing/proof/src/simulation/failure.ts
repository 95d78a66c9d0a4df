/** A simulation found an invalid state. */
export class SimulationFailure extends Error {
  override readonly name = "SimulationFailure"
}

export function failUnless(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new SimulationFailure(message())
}
