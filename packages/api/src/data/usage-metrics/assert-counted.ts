import { ServiceError } from "@serac/server/http"
import type { Services } from "../services.ts"
import { uncounted } from "../support.ts"

/** @throws a 503 where this service does not count its requests */
export function assertCounted({ usage }: Pick<Services, "usage">): void {
  if (usage === undefined) throw new ServiceError(503, uncounted)
}
