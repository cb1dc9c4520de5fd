/**
 * Remotes are built without the federation runtime (`externalRuntime`) and use the shell's through this global. The package's own
 * plugin for this would bundle another copy.
 */
import * as core from '@module-federation/runtime/core';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}
globalThis._FEDERATION_RUNTIME_CORE ??= core;

export default function shareRuntimeCore() {
  return { name: 'share-runtime-core' };
}
