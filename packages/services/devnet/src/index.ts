export type { AcceptedContainer, AcceptedContainers } from "./interfaces/index/accepted-containers.ts"
export type { Epoch, ProposedHeights } from "./interfaces/proposervm/proposed-heights.ts"
