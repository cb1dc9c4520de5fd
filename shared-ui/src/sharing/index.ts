export { PrintSheet, type SheetRow } from './PrintSheet.tsx';
export { ResultActions, type ResultActionsProps } from './ResultActions.tsx';
export { prepareResultActions, ResultActionsOnDemand } from './ResultActionsOnDemand.tsx';
export { ResultActionsOutline } from './ResultActionsOutline.tsx';
export { NOTHING_SAVED, type SavedItem, type SavedList, savedList } from './saved-list.ts';
export { sharingWords } from './sharing-words.ts';
export { useLinesTable } from './useLinesTable.ts';
