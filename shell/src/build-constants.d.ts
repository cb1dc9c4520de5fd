/** Milliseconds to wait for a remote before treating it as failed. The build inserts the value from the contract. */
declare const REMOTE_DEADLINE_MS: number;
