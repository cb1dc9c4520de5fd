import { useFormik } from 'formik';
import type { Draft } from './draft.ts';

/** Holds the choices of a `ChoicesForm`. Read their values from it. In its own file, for pages that load the form later. */
export const useChoices = <D extends Draft>(initial: D) => useFormik<D>({ initialValues: initial, onSubmit: () => undefined });
