/** Milliseconds after which a remote that has not answered has failed: `gateway/src/deadlines.json`, written in by the build. */
declare const REMOTE_DEADLINE_MS: number;
