/** What runs once the first page is in use. */
export { pagePreloading } from './pages/page-files.ts';
export { reconcilePreferences } from './preferences/reconcile.ts';
