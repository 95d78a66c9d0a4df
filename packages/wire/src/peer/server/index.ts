export type { AppHandler, IncomingRequest } from "../connection/app-answers.ts"
export type { PeerAnswer } from "../connection/pending-requests.ts"
export type { ClaimedIpPort } from "../messages/peer-list.ts"
export {
  decodeJustification,
  type RegistrationJustification,
  type SubnetIdIndex,
} from "../messages/signature-request.ts"
export { MessageError } from "../messages/struct.ts"
export { answerSignatures, type Sign, type WantedSignature } from "./answer-signatures.ts"
export { type ListeningPeer, type ListenPeerOptions, listenPeer } from "./listen-peer.ts"
