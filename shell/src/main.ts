/**
 * The entry. It runs the libraries and the app in their own tasks, so that a phone can paint and handle input in between. All of them are in
 * the scripts of the first load.
 */
import { nextTask } from './next-task.ts';

async function main() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@bracketwise/shared-ui/runtime');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await start();
}

void main();
