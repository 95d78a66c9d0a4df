export { type Clock, secondsOf, systemClock } from "./clock.ts"
export { type Queue, type Reading, startQueue } from "./queue.ts"
export { afterNodeFault, maxRefusals } from "./retry.ts"
export { Semaphore } from "./semaphore.ts"
