export type { AppHandler, IncomingRequest } from "../connection/app-answers.ts"
export type { Answer } from "../connection/pending-requests.ts"
export { type ListeningPeer, type ListenPeerOptions, listenPeer } from "./listen-peer.ts"
