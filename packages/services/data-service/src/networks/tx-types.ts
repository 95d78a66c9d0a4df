import { ServiceError } from "@serac/http"

/** More than there are; each is a list of its own to read. */
const most = 32

/** The types that `txTypes` asks for, repeated or separated by commas; undefined for all. Throws a 400 for too many. */
export function txTypesOf(values: readonly string[] | undefined): readonly string[] | undefined {
  const types = [...new Set(values?.flatMap((value) => value.split(",")).filter((type) => type !== ""))]
  if (types.length > most) throw new ServiceError(400, `txTypes must be at most ${most} types`)
  return types.length === 0 ? undefined : types
}
