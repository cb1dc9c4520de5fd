import { useCalculatorFrame } from '@bracketwise/shared-ui/calculator';
import {
  AmountField,
  EntryFields,
  FormFrameContext,
  hintIdOf,
  parseAmount,
  SelectField,
  TextField,
  useChoices,
  useTypedBeforeHydration,
} from '@bracketwise/shared-ui/forms';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button } from '@bracketwise/shared-ui/layout';
import { FormikProvider, useField } from 'formik';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { entriesIn, textOfEntries, withEntry } from './entries.ts';
import { EntryList } from './EntryList.tsx';
import { DEDUCTION_CATEGORIES, type DeductionCategory, type DeductionEntry } from './specified.ts';

const NEW_ENTRY = { category: '', description: '', amount: '' };
const FIELDS = ['category', 'description', 'amount'] as const;

/** The list of deductions and the controls for adding one: a fieldset with its own draft inside the calculator's form. */
export function DeductionEntries() {
  const { t } = useTranslation('deduction');
  const { announce } = useCalculatorFrame();
  const { locale, moneyWithCents } = useFormat();
  const [{ value }, , { setValue }] = useField<string>('entries');
  const entries = entriesIn(value) ?? [];
  const formId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const adding = useChoices(NEW_ENTRY);
  const [attempted, setAttempted] = useState(false);
  useTypedBeforeHydration(group, adding.values, (entered) => void adding.setValues({ ...adding.values, ...entered }, false));

  const amount = parseAmount(adding.values.amount, locale);
  const isMissing = (field: string) =>
    field === 'amount' ? Number.isNaN(amount) : adding.values[field as 'category' | 'description'].trim() === '';
  const focus = (name: string) => group.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const keep = (kept: readonly DeductionEntry[], sentence: 'added' | 'removed', description: string) => {
    void setValue(textOfEntries(kept));
    const total = kept.reduce((sum, entry) => sum + entry.amount, 0);
    announce(t(`entries.${sentence}`, { description, total: moneyWithCents(total) }));
  };

  const add = () => {
    const missing = FIELDS.find(isMissing);
    setAttempted(missing !== undefined);
    if (missing || !submitAfterAdding.current) focus(missing ?? 'category');
    if (missing) {
      announce(document.getElementById(hintIdOf(formId, missing))?.textContent ?? '');
      return;
    }
    const description = adding.values.description.trim();
    keep(withEntry(entries, { category: adding.values.category as DeductionCategory, description, amount }), 'added', description);
    adding.resetForm();
  };
  const typed = adding.values.amount.trim() !== '';
  const [leftOut, setLeftOut] = useState(false);
  const submitAfterAdding = useRef(false);
  useEffect(() => {
    if (!submitAfterAdding.current) return;
    submitAfterAdding.current = false;
    group.current?.form?.requestSubmit();
  }, [value]);
  useEffect(() => {
    const form = group.current?.form;
    // On submit, adds a complete entry that was typed but not added. An incomplete one gets a note that it does not count.
    const takeAlong = (event: Event) => {
      const complete = typed && !FIELDS.some(isMissing);
      setLeftOut(typed && !complete);
      if (!complete) return;
      event.preventDefault();
      event.stopPropagation();
      submitAfterAdding.current = true;
      add();
    };
    form?.addEventListener('submit', takeAlong);
    return () => form?.removeEventListener('submit', takeAlong);
  });
  const addOnEnter = (event: KeyboardEvent) => {
    // Without this, Enter in a text field would submit the calculator's form.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };
  const remove = ({ id, description }: DeductionEntry) => {
    if (entries.length === 1) focus('category');
    keep(
      entries.filter((entry) => entry.id !== id),
      'removed',
      description,
    );
  };
  return (
    <>
      <FormikProvider value={adding}>
        <FormFrameContext value={{ formId, isRefused: (field) => attempted && isMissing(field), errorOf: () => undefined }}>
          <EntryFields ref={group} onKeyDown={addOnEnter}>
            <legend>{t('entries.add')}</legend>
            <SelectField
              name="category"
              label={t('form.category')}
              hint={t('form.categoryHint')}
              placeholder={t('form.categoryPlaceholder')}
              options={DEDUCTION_CATEGORIES.map((category) => ({ value: category, label: t(`options.category.${category}`) }))}
            />
            <TextField name="description" label={t('form.description')} hint={t('form.descriptionHint')} />
            <AmountField name="amount" label={t('form.amount')} hint={t('form.amountHint')} />
            <Button $quiet onClick={add} data-action="add">
              {t('entries.addButton')}
            </Button>
            {leftOut && typed && (
              <Notice tone="warning" urgent>
                {t('entries.notCounted')}
              </Notice>
            )}
          </EntryFields>
        </FormFrameContext>
      </FormikProvider>
      <EntryList entries={entries} onRemove={remove} />
    </>
  );
}
