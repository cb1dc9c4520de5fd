/** Preloaded into the programs of `npm run dev` (`node --import`): ends them when the process that forked them is gone, however it ended. */
process.once('disconnect', () => process.exit());
process.channel?.unref();
