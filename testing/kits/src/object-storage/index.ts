export { type S3Server, startS3 } from "./start-s3.ts"
