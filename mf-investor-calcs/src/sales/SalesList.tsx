import { useCalculatorFrame } from '@bracketwise/shared-ui/calculator';
import { Notice } from '@bracketwise/shared-ui/feedback';
import {
  AmountField,
  CheckboxField,
  DateField,
  EntryFields,
  formatAmount,
  FormFrameContext,
  GainField,
  hintIdOf,
  SelectField,
  TextField,
  useChoices,
} from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button, Muted, buttonLook } from '@bracketwise/shared-ui/layout';
import { color, space } from '@bracketwise/shared-ui/tokens';
import { ASSET_KINDS, type Lot } from '@bracketwise/tax-engine';
import { FormikProvider, useField, useFormikContext } from 'formik';
import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { COLUMNS, isProblem, lotFrom, type CellProblem, type Column } from './cells.ts';
import { lastYearOfSales, lotsIn, MOST_LOTS, textOfLots } from './lots-in-form.ts';
import { LotRows } from './LotRows.tsx';
import { readFile, readTable, roomIn, type TableRead } from './read-table.ts';

type Draft = Record<Exclude<Column, 'isIncome'>, string> & { isIncome: boolean };

const blank = (kind: Lot['kind']): Draft => ({
  asset: '',
  kind,
  quantity: '',
  acquired: '',
  sold: '',
  proceeds: '',
  basis: '',
  adjustment: '',
  depreciation: '',
  isIncome: false,
});

/** The list of sales, a form for one of them, and the import of a table: a fieldset with its own draft inside the calculator's form. */
export function SalesList({ kind }: { readonly kind: Lot['kind'] }) {
  const { t } = useTranslation('sales');
  const { announce } = useCalculatorFrame();
  const { locale, count } = useFormat();
  const [{ value }, , { setValue }] = useField<string>('sales');
  const { values, setFieldValue } = useFormikContext<{ readonly taxYear?: string }>();
  const lots = lotsIn(value);
  const formId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const row = useChoices(blank(kind));
  /** The row of the list that the form changes. */
  const [edited, setEdited] = useState<number>();
  const [problem, setProblem] = useState<CellProblem>();
  const [table, setTable] = useState<TableRead>();

  const focus = (name: string) => group.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const keep = (kept: readonly Lot[], sentence: string) => {
    void setValue(textOfLots(kept));
    const { taxYear } = values;
    const year = lastYearOfSales(kept);
    // Otherwise a form that asks for the year would leave out all sales.
    if (taxYear !== undefined && year !== undefined && !kept.some(({ sold }) => sold?.startsWith(taxYear)))
      void setFieldValue('taxYear', String(year));
    announce(sentence);
  };
  const clear = () => {
    setEdited(undefined);
    setProblem(undefined);
    row.resetForm({ values: blank(kind) });
  };
  const save = () => {
    const { isIncome, ...texts } = row.values;
    const read = lotFrom({ ...texts, ...(isIncome && row.values.kind === 'crypto' && { isIncome: 'yes' }) }, kind, locale);
    if (isProblem(read)) {
      setProblem(read);
      focus(read.column);
      announce(document.getElementById(hintIdOf(formId, read.column))?.textContent ?? t(`problems.${read.problem}`));
      return;
    }
    if (edited === undefined && roomIn(lots) === 0) return setTable({ refused: 'tooMany', number: lots.length + 1 });
    const kept = edited === undefined ? [...lots, read] : lots.map((lot, index) => (index === edited ? read : lot));
    keep(kept, t('saved', { number: kept.length }));
    clear();
    focus('asset');
  };
  const edit = (index: number) => {
    const lot = lots[index];
    if (!lot) return;
    const amount = (dollars: number | undefined) => (dollars === undefined ? '' : formatAmount(dollars, locale));
    setEdited(index);
    setProblem(undefined);
    void row.setValues({
      ...blank(lot.kind),
      asset: lot.asset,
      quantity: lot.quantity === undefined ? '' : String(lot.quantity),
      acquired: lot.acquired,
      sold: lot.sold ?? '',
      proceeds: amount(lot.proceeds),
      basis: amount(lot.basis),
      adjustment: amount(lot.adjustment),
      depreciation: amount(lot.depreciation),
      isIncome: lot.isIncome ?? false,
    });
    focus('asset');
  };
  const remove = (index: number) => {
    const kept = lots.filter((_lot, other) => other !== index);
    keep(kept, t('removed', { number: kept.length }));
    if (edited !== undefined) clear();
    if (kept.length === 0) focus('asset');
  };
  const take = (read: TableRead) => {
    setTable(read);
    if (!('lots' in read)) return;
    const kept = [...lots, ...read.lots];
    keep(kept, t('imported', { number: read.lots.length, total: kept.length }));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell goes into its field.
    if (!/[\t\n]/u.test(text.trim())) return;
    event.preventDefault();
    const name = (event.target as HTMLInputElement).name;
    const from = COLUMNS.find((column) => column === name) ?? 'asset';
    readTable(text, { kind, locale, from, list: lots }).then(take, () => setTable({ refused: 'failed' }));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Choosing the same file again is a change, too.
    event.target.value = '';
    if (file) void readFile(file, { kind, list: lots }).then(take);
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    // Without this, Enter in a text field would submit the calculator's form.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'file') return;
    event.preventDefault();
    save();
  };
  return (
    <>
      <p>{t('intro')}</p>
      <Import>
        <input type="file" accept=".csv,.tsv,.txt,text/csv" onChange={choose} />
        <span>{t('import')}</span>
      </Import>
      <Muted>{t('importHint', { most: count(MOST_LOTS) })}</Muted>
      {table && <TableNotice read={table} />}
      <FormikProvider value={row}>
        <FormFrameContext
          value={{
            formId,
            isRefused: (field) => problem?.column === field,
            errorOf: (field) => (problem?.column === field ? t(`problems.${problem.problem}`) : undefined),
          }}
        >
          <Group ref={group} onKeyDown={saveOnEnter} onPaste={paste}>
            <legend>{edited === undefined ? t('add') : t('edit', { number: edited + 1 })}</legend>
            <TextField name="asset" label={t('cells.asset')} hint={t('hints.asset')} />
            <SelectField
              name="kind"
              label={t('cells.kind')}
              options={ASSET_KINDS.map((each) => ({ value: each, label: t(`kinds.${each}`) }))}
            />
            <TextField name="quantity" label={t('cells.quantity')} hint={t('hints.quantity')} keypad="decimal" />
            <DateField name="acquired" label={t('cells.acquired')} hint={t('hints.acquired')} />
            <AmountField name="basis" label={t('cells.basis')} hint={t('hints.basis')} />
            <DateField name="sold" label={t('cells.sold')} hint={t('hints.sold')} />
            <AmountField name="proceeds" label={t('cells.proceeds')} hint={t('hints.proceeds')} />
            <GainField name="adjustment" label={t('cells.adjustment')} hint={t('hints.adjustment')} />
            {row.values.kind === 'realEstate' && (
              <AmountField name="depreciation" label={t('cells.depreciation')} hint={t('hints.depreciation')} />
            )}
            {row.values.kind === 'crypto' && <CheckboxField name="isIncome" label={t('cells.isIncome')} hint={t('hints.isIncome')} />}
            <Buttons>
              <Button $quiet onClick={save} data-action="save-sale">
                {edited === undefined ? t('addButton') : t('saveButton')}
              </Button>
              {edited !== undefined && (
                <Button $quiet onClick={clear}>
                  {t('cancel')}
                </Button>
              )}
            </Buttons>
          </Group>
        </FormFrameContext>
      </FormikProvider>
      <LotRows lots={lots} onEdit={edit} onRemove={remove} onClear={() => keep([], t('removed', { number: 0 }))} />
    </>
  );
}

/** What became of a file or of pasted cells; names row and column of a cell that can't be read. */
function TableNotice({ read }: { readonly read: TableRead }) {
  const { t } = useTranslation('sales');
  const { count, list } = useFormat();
  const repeated = 'repeated' in read && <p>{t('table.repeated', { number: read.repeated })}</p>;
  if ('lots' in read && read.lots.length === 0)
    return (
      <Notice urgent>
        <p>{t('table.nothing')}</p>
        {repeated}
      </Notice>
    );
  if ('lots' in read)
    return (
      <Notice urgent>
        <p>{t('table.read', { number: read.lots.length })}</p>
        {repeated}
        {read.guessed && <p>{t('table.guessed', { columns: read.guessed.map((column) => t(`cells.${column}`)).join(', ') })}</p>}
        {read.unknown.length > 0 && <p>{t('table.unknown', { columns: list(read.unknown) })}</p>}
      </Notice>
    );
  const sentences = {
    noHeader: () => t('table.noHeader'),
    empty: () => t('table.empty'),
    failed: () => t('table.failed'),
    missing: () => ('column' in read ? t('table.missing', { column: t(`cells.${read.column}`) }) : ''),
    tooMany: () => ('number' in read ? t('table.tooMany', { number: count(read.number), most: count(MOST_LOTS) }) : ''),
    cell: () =>
      'row' in read
        ? t('table.cell', {
            row: read.row,
            column: t(`cells.${read.column}`),
            text: read.text.trim() === '' ? t('table.blank') : t('table.text', { text: read.text }),
            problem: t(`problems.${read.problem}`),
          })
        : '',
  };
  return (
    <Notice tone="danger" urgent>
      <p>{sentences[read.refused]()}</p>
      <p>{t('table.nothing')}</p>
    </Notice>
  );
}

const Group = styled(EntryFields)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;

  legend {
    grid-column: 1 / -1;
  }
`;

const Buttons = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

/** The file control is invisible and as large as the button that shows it. */
const Import = styled.label`
  ${buttonLook(true)}
  position: relative;
  width: fit-content;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
`;
