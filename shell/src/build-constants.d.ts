/** Milliseconds to wait for a remote before treating it as failed. The build inserts the value from `gateway/src/deadlines.json`. */
declare const REMOTE_DEADLINE_MS: number;
