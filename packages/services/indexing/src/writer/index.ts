export { type CommitOptions, Committer } from "./committer.ts"
export { oneAtATime } from "./one-at-a-time.ts"
export { openWithStore } from "./open-with-store.ts"
export { timedWriter, type WriterListener } from "./timed-writer.ts"
