/**
 * Remotes are built without a copy of the federation runtime (`externalRuntime`) and take the shell's from this global.
 * The package's own plugin for this adds a further copy.
 */
import * as core from '@module-federation/runtime/core';

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}
globalThis._FEDERATION_RUNTIME_CORE ??= core;

export default function shareRuntimeCore() {
  return { name: 'share-runtime-core' };
}
